/** What every mail of a shop has around it: its colours, its name, and who wrote. Tables, because of Outlook. */
import { themeOf } from '@estampa/domain/shops'
import type { Services } from '../services.ts'
import type { Shop } from '../shops/shop-directory.ts'
import { type Html, html } from './html.ts'

export type Look = { shop: Shop; home: string; accent: string; band: string; onBand: string }

/** Where the shop's pages are for people: its own host, or its name under the installation's address. */
export function homeOf({ config }: Services, shop: Shop): string {
  return `${shop.host ? `https://${shop.host}` : config.publicUrl}/${shop.name}`
}

export function lookOf(services: Services, shop: Shop): Look {
  const theme = themeOf(shop.config.colors.primary)
  return {
    shop,
    home: homeOf(services, shop),
    accent: theme.accent,
    band: theme.primary,
    onBand: theme.onPrimary,
  }
}

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

export function letter(look: Look, preview: string, body: Html): Html {
  const { shop, home, band, onBand } = look
  return html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${preview}</title>
</head>
<body style="margin:0;background:#f4f3f1;${font};color:#1f1d1a">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:14px;overflow:hidden">
<tr><td style="background:${band};padding:22px 32px">
<a href="${home}" style="color:${onBand};font-size:21px;font-weight:700;text-decoration:none;letter-spacing:-0.01em">${shop.config.name}</a>
</td></tr>
<tr><td style="padding:32px;font-size:16px;line-height:1.55">${body}</td></tr>
<tr><td style="padding:20px 32px 28px;border-top:1px solid #e8e5e0;font-size:13px;line-height:1.5;color:#6b665e">
${shop.config.name} · <a href="${home}" style="color:#6b665e">${home.replace(/^https?:\/\//, '')}</a>
</td></tr>
</table></td></tr></table>
</body>
</html>`
}

export function heading(text: string): Html {
  return html`<h1 style="margin:0 0 12px;font-size:26px;line-height:1.2;letter-spacing:-0.02em">${text}</h1>`
}

export function subheading(text: string): Html {
  return html`<h2 style="margin:28px 0 10px;font-size:17px;line-height:1.3">${text}</h2>`
}

export function paragraph(...parts: (Html | string)[]): Html {
  return html`<p style="margin:0 0 14px">${parts}</p>`
}

export function button(look: Look, label: string, link: string): Html {
  return html`<p style="margin:26px 0 4px"><a href="${link}" style="display:inline-block;background:${look.accent};color:#ffffff;padding:13px 24px;border-radius:10px;font-weight:600;text-decoration:none">${label}</a></p>`
}

/** Names on the left, values on the right; the last row stands out when `total` is asked for. */
export function figures(rows: readonly (readonly [string, string])[], total = false): Html {
  const cell = 'padding:7px 0;border-bottom:1px solid #eeebe6;vertical-align:top'
  const last = 'padding:12px 0 0;font-weight:700;font-size:18px;vertical-align:top'
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">${rows.map(
    ([name, value], index) => {
      const style = total && index === rows.length - 1 ? last : cell
      return html`<tr><td style="${style}">${name}</td><td align="right" style="${style};white-space:nowrap">${value}</td></tr>`
    },
  )}</table>`
}
