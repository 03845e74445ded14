/** Text as it stands in XML and SVG, between tags or in double quotes. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Text as it stands in HTML, in single quotes too. */
export function escapeHtml(text: string): string {
  return escapeXml(text).replaceAll("'", '&#39;')
}
