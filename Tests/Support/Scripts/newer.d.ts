// What browsers have had since 2023 and the libraries of tsc 4.8 lack.

interface Array<T> {
  findLast(predicate: (value: T, index: number, all: T[]) => unknown): T | undefined;
}

interface CanvasPath {
  roundRect(x: number, y: number, width: number, height: number, radii?: number | number[]): void;
}

declare class DecompressionStream {
  constructor(format: "deflate" | "deflate-raw" | "gzip");
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<BufferSource>;
}
