// Reads a trace with simdjson's on-demand parser: every field of the kinds that a drag makes, in
// the order in which hitscope writes them, into records. Nothing is checked beyond what simdjson
// checks on its way. Processor time is told, of the fastest of five passes, in rows as
// hitscope-bench prints them.
#include <simdjson.h>

#include <algorithm>
#include <ctime>
#include <cstdio>
#include <string_view>
#include <unordered_map>
#include <vector>

using namespace simdjson;

struct Input { int64_t n, t, id; double x, y; char source, phase; };
struct Run { int32_t index; char deed; };
struct Message { int64_t of, chain; uint32_t first, count; char name; };
struct Touch { int64_t id; int32_t view; char phase; };
struct Visit { int32_t view, answer; int64_t depth; double x, y; char verdict; };

static std::unordered_map<std::string_view, int32_t> names;
static int32_t name(ondemand::value value) {
  std::string_view text;
  if (value.get_string().get(text)) return -1;
  auto found = names.find(text);
  if (found != names.end()) return found->second;
  char *kept = new char[text.size()];
  std::copy(text.begin(), text.end(), kept);
  return names.emplace(std::string_view(kept, text.size()), int32_t(names.size())).first->second;
}

int main(int, char **arguments) {
  padded_string text = padded_string::load(arguments[1]);
  std::vector<double> times;
  size_t inputCount = 0;
  size_t lines = 0;
  for (int round = 0; round < 5; round++) {
    std::vector<Input> inputs;
    std::vector<Message> messages;
    std::vector<Run> runs;
    std::vector<Touch> touches;
    std::vector<Visit> visits;
    lines = 0;
    ondemand::parser parser;
    clock_t start = clock();
    ondemand::document_stream documents = parser.iterate_many(text, 1 << 20);
    for (auto document : documents) {
      lines++;
      ondemand::object record = document.get_object();
      std::string_view kind = record["k"];
      if (kind == "in") {
        Input input{};
        input.n = int64_t(record["n"]);
        input.t = int64_t(record["t"]);
        // It stands in the first input and wherever it changes, which no input of a drag does.
        if (input.n == 1) input.source = std::string_view(record["src"])[0];
        input.phase = std::string_view(record["p"])[0];
        input.id = int64_t(record["id"]);
        input.x = double(record["x"]);
        input.y = double(record["y"]);
        inputs.push_back(input);
      } else if (kind == "rsp") {
        Message message{};
        message.of = int64_t(record["of"]);
        message.name = std::string_view(record["m"])[7];
        message.chain = int64_t(record["c"]);
        message.first = uint32_t(runs.size());
        for (ondemand::array run : ondemand::array(record["at"])) {
          auto part = run.begin();
          Run made{int32_t(int64_t(*part)), 0};
          ++part;
          made.deed = std::string_view(*part)[0];
          ++part;
          runs.push_back(made);
          message.count++;
        }
        messages.push_back(message);
      } else if (kind == "ev") {
        (void)int64_t(record["of"]);
        (void)std::string_view(record["type"]);
        for (ondemand::array touch : ondemand::array(record["touches"])) {
          auto part = touch.begin();
          Touch made{int64_t(*part), 0, 0};
          ++part;
          made.phase = std::string_view(*part)[0];
          ++part;
          made.view = name(*part);
          ++part;
          touches.push_back(made);
        }
      } else if (kind == "hit") {
        (void)int64_t(record["of"]);
        (void)name(record["win"]);
        (void)name(record["got"]);
        for (ondemand::array visit : ondemand::array(record["walk"])) {
          auto part = visit.begin();
          Visit made{};
          made.view = name(*part);
          ++part;
          made.verdict = std::string_view(*part)[0];
          ++part;
          made.depth = int64_t(*part);
          ++part;
          {
            ondemand::array point = *part;
            auto number = point.begin();
            made.x = double(*number);
            ++number;
            made.y = double(*number);
            ++number;
          }
          ++part;
          made.answer = name(*part);
          ++part;
          visits.push_back(made);
        }
      }
    }
    times.push_back(double(clock() - start) * 1e9 / CLOCKS_PER_SEC);
    inputCount = inputs.size();
  }
  std::sort(times.begin(), times.end());
  printf("trace_read\tsimdjson on-demand\tevents\t%.4g\tMevents/s\n", inputCount / times[0] * 1e3);
  printf("trace_read\tsimdjson on-demand\tlines\t%.4g\tMlines/s\n", lines / times[0] * 1e3);
  printf("trace_read\tsimdjson on-demand\tbytes\t%.4g\tMB/s\n", text.size() / times[0] * 1e3);
}
