/** PostScript as programs write it, and as somebody writes it who means ill. */

export const eps = (program: string, [width, height] = [200, 200]): Buffer =>
  Buffer.from(
    `%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 ${width} ${height}\n%%EndComments\n${program}\nshowpage\n%%EOF\n`,
  )

/** An EPS with the picture of it that Windows shows: its PostScript stands between two addresses. */
export function dosEps(program: string): Buffer {
  const [inside, preview] = [eps(program), Buffer.alloc(64, 7)]
  const head = Buffer.alloc(30)
  head.writeUInt32BE(0xc5d0d3c6, 0)
  head.writeUInt32LE(30, 4)
  head.writeUInt32LE(inside.length, 8)
  head.writeUInt32LE(30 + inside.length, 20)
  head.writeUInt32LE(preview.length, 24)
  head.writeUInt16LE(0xffff, 28)
  return Buffer.concat([head, inside, preview])
}

/** What people's logos are made of. */
export const drawnPostscript: Readonly<Record<string, string>> = {
  'paths with curves and holes': `0.8 0.2 0.27 setrgbcolor 20 20 60 60 rectfill 1 setgray 40 40 20 20 rectfill
    0 0.4 0.6 setrgbcolor newpath 120 50 moveto 120 80 170 80 170 50 curveto 170 20 120 20 120 50 curveto closepath fill`,
  'strokes with joins and dashes': `0.1 0.1 0.5 setrgbcolor 8 setlinewidth 1 setlinejoin 1 setlinecap
    30 30 moveto 60 90 lineto 90 30 lineto stroke [14 7] 3 setdash 20 120 moveto 90 120 lineto stroke`,
  'a clip and a turned box': `gsave newpath 100 100 60 0 360 arc clip 0.9 0.5 0 setrgbcolor 0 0 200 100 rectfill
    0 0.3 0.6 setrgbcolor 0 100 200 100 rectfill grestore gsave 150 40 translate 30 rotate 0.2 setgray 0 0 30 20 rectfill grestore`,
  'a smooth shading': `gsave 20 20 160 160 rectclip << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [20 20 180 180]
    /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> /Extend [true true] >> shfill grestore`,
}

/** A spot ink, as Illustrator and CorelDRAW write it. */
export const spotProgram = `[/Separation (PANTONE 485 C) /DeviceCMYK { dup 0 mul exch dup 0.95 mul exch dup 1 mul exch 0 mul }]
  setcolorspace 1 setcolor 20 20 60 60 rectfill 0 0 0 1 setcmykcolor 100 100 50 50 rectfill`

type Hostile = readonly [refusal: RegExp, program: string]

/** `SECRET` stands for a file of the machine that it may not read, `WRITTEN` for one that it may not write. */
export const hostilePostscript: Readonly<Record<string, Hostile>> = {
  'a loop without an end': [/^pdf_too_complex$/, '{ } loop'],
  'a loop that talks': [/^pdf_too_complex$/, '{ (again and again) print flush } loop'],
  'a file of the machine': [/^postscript_broken$/, '(SECRET) (r) file 1000 string readstring pop =='],
  'a file of the machine as a program': [/^postscript_broken$/, '(SECRET) run'],
  'another program': [/^postscript_broken$/, '(%pipe%id > WRITTEN) (w) file closefile'],
  'a file that is written': [/^postscript_broken$/, '(WRITTEN) (w) file dup (x) writestring closefile'],
  'a file that is deleted': [/^postscript_broken$/, '(SECRET) deletefile'],
  'a file that is renamed': [/^postscript_broken$/, '(SECRET) (WRITTEN) renamefile'],
  'another device that writes elsewhere': [
    /^postscript_broken$/,
    'mark /OutputFile (WRITTEN) currentdevice putdeviceprops pop',
  ],
  'the safety switched off': [
    /^postscript_broken$/,
    '<< /LockSafetyParams false >> setuserparams .unlocksafe (SECRET) (r) file pop',
  ],
  'arrays without an end': [/^pdf_too_complex$/, 'mark { 60000 array } loop'],
  'a text of a gigabyte': [/^(pdf_too_complex|postscript_broken)$/, '1000000000 string'],
  'a text that doubles': [
    /^(pdf_too_complex|postscript_broken)$/,
    '(abcdefgh) { dup length 2 mul string dup 0 4 -1 roll putinterval } loop',
  ],
  'a procedure that calls itself': [
    /^(pdf_too_complex|postscript_broken)$/,
    '/deeper { deeper 1 add } def 1 deeper',
  ],
  'saves within saves': [/^(pdf_too_complex|postscript_broken)$/, '{ gsave save } loop'],
  'a million pages': [/^(pdf_too_complex|too_many_pages)$/, '1000000 { 0 0 9 9 rectfill showpage } repeat'],
  'a page of a kilometer': [
    /^(pdf_page_too_large|pdf_too_complex|postscript_broken)$/,
    '<< /PageSize [2834645 2834645] >> setpagedevice 0 0 9 9 rectfill',
  ],
  'a path of ten million points': [
    /^(pdf_too_complex|postscript_broken)$/,
    'newpath 0 0 moveto 10000000 { rand 200 mod rand 200 mod lineto } repeat fill',
  ],
  'a program that shows nothing': [/^(postscript_broken|pdf_broken|pdf_page_empty)$/, 'quit'],
  'half of a program': [/^postscript_broken$/, '<< /A ('],
  'a word that there is not': [/^postscript_broken$/, '20 20 60 60 paintlogo'],
}
