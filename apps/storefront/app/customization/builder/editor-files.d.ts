declare module 'virtual:editor-files' {
  /** Addresses of the editor's scripts; none in a browser. */
  export const editorFiles: readonly string[]
}
