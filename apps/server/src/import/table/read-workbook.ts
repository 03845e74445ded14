import type { SheetData } from 'read-excel-file/node'

/** The sheets of a workbook with their cells. What is no workbook gives a plain error. */
export async function readWorkbook(bytes: Uint8Array): Promise<{ sheet: string; data: SheetData }[]> {
  // few starts of a server see a workbook
  const { default: readXlsxFile } = await import('read-excel-file/node')
  return readXlsxFile(Buffer.from(bytes), { trim: false })
}
