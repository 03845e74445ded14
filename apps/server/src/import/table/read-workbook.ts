import readXlsxFile, { type SheetData } from 'read-excel-file/node'

/** The sheets of a workbook with their cells. What is no workbook gives a plain error. */
export function readWorkbook(bytes: Uint8Array): Promise<{ sheet: string; data: SheetData }[]> {
  return readXlsxFile(Buffer.from(bytes), { trim: false })
}
