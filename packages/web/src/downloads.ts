export { DocumentButton } from './downloads/document-button.tsx'
export { saveFile } from './downloads/save-file.ts'
export { useDocumentDownload } from './downloads/use-document-download.ts'
