/// What the makers of a page share.
struct PageParts {
  let faces = FaceList()
  let names = NameList()
  let file = SpillFile()
  let numbers = StageNumbers()
}
