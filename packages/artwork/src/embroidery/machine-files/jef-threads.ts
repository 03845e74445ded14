/** Janome's threads by their code in a file, from 1. Later ones are not known to every program, and a wrong code ends some. */
const colors = `
  000000 ffffff ffff17 ff6600 2f5933 237336 65c2c8 ab5a96 f669a0 ff0000
  b1704e 0b2f84 e4c35d 481a05 ac9cc7 fcf294 f999b7 fab381 c9a480 970533
  a0b8cc 7fc21c e5e5e5 889b9b 98d6bd b2e1e3 368ba0 4f83ab 386a91 071650
  f999a2 f9676b e3311f e2a188 b59474 e4cf99 ffcb00 e1add4 c3007e 80004b
  540571 b10525 cae0c0 899856 5c941a 003114 5dae94 4cbf8f 007772 595b61
  fffff2 b15818 cb8a07 986c80 98692d 4d3419 4c330b 33200a 523a97 0d217e
  1e77ac b2dd53 f33689 de649e 984161 4c5612 4c881f e4de79 cb8a1a cba21c
  ff9805 fcb257 ffe505
`

export const jefThreads: ReadonlyMap<number, string> = new Map(
  colors
    .trim()
    .split(/\s+/)
    .map((color, index) => [index + 1, `#${color}`]),
)
