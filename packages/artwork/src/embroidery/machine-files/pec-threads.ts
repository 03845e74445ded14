/** Brother's threads by their index in a PEC block, from 1. Index 64 is cloth for an appliqué. */
const colors = `
  0e1f7c 0a55a3 008777 4b6baf ed171f d15c00 913697 e49acb 915fac 9ed67d
  e8a900 feba35 ffff00 70bc1f ba9800 a8a8a8 7d6f00 ffffb3 4f5556 000000
  0b3d91 770176 293133 2a1301 f64a8a b27624 fcbbc5 fe370f f0f0f0 6a1c8a
  a8ddc4 2584bb feb343 fff36b d0a660 d15400 66ba49 134a46 878787 d8ccc6
  435607 fdd9de f993bc 003822 b2afd4 686ab0 efe3b9 f73866 b54b64 132b1a
  c70156 fe9e32 a8deeb 00673e 4e2990 2f7e20 ffcccc ffd911 095ba6 f0f970
  e3f35b ff9900 fff08d
`

export const pecThreads: ReadonlyMap<number, string> = new Map(
  colors
    .trim()
    .split(/\s+/)
    .map((color, index) => [index + 1, `#${color}`]),
)
