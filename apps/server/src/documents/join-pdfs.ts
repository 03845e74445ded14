import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'

export type PdfsToJoin = {
  readonly files: readonly Uint8Array[]
  readonly title: string
  /** The language of its title, as readers of screens take it: «es-AR». */
  readonly language: string
  readonly made: Date
}

/**
 * The pages of all files, one file after the other, in one PDF. Only pages are taken: scripts and attachments of a file
 * stay behind. Undefined where one of them cannot be read.
 */
export async function joinPdfs({
  files,
  title,
  language,
  made,
}: PdfsToJoin): Promise<Uint8Array | undefined> {
  const joined = await PDFDocument.create()
  joined.setTitle(title, { showInWindowTitleBar: true })
  joined.setLanguage(language)
  joined.setProducer('Estampa')
  joined.setCreator('Estampa')
  joined.setCreationDate(made)
  joined.setModificationDate(made)
  for (const bytes of files) {
    const pages = await copyPages(joined, bytes)
    if (pages.length === 0) return undefined
    for (const page of pages) joined.addPage(page)
  }
  return joined.save()
}

/** None where it is no PDF: the library finds that out at any of its steps. */
async function copyPages(joined: PDFDocument, bytes: Uint8Array): Promise<PDFPage[]> {
  try {
    const file = await PDFDocument.load(bytes, { updateMetadata: false })
    return await joined.copyPages(file, file.getPageIndices())
  } catch {
    return []
  }
}
