const texts: Record<number, string> = {
  414: 'La dirección es demasiado larga.',
  503: 'Esta tienda todavía no está configurada. En cuanto lo esté, se verá en esta dirección.',
}

/** The last resort, when not even the storefront's own error page could be rendered. It names no cause. */
export function troublePage(status: number, requestId: string): string {
  const text = texts[status] ?? 'No pudimos mostrar esta página. En un momento vuelve a estar.'
  return `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Oops</title><style>body{font:16px/1.5 system-ui,sans-serif;display:grid;place-items:center;min-height:90vh;margin:16px;
text-align:center;color:#1d1f23}small{color:#5b6068}</style><main><h1>Oops, ha ocurrido un error.</h1><p>${text}</p>
<small>Código: ${requestId.replace(/[^\w-]/g, '')}</small></main></html>`
}
