/** Hands a file over to the browser's downloads. */
export function saveFile({ url, name }: { url: string; name: string }): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
}
