/** Addresses of the editor's scripts: in the built server the ones that the build has made (../../../name-editor-files.ts). */
export const editorFiles: readonly string[] = []
