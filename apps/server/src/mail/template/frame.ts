/** The frame of every mail of a shop: its colors and its logo, the sender, the address, and the reason of the mail. */
import { countries } from '@estampa/domain/countries'
import { isRefusal } from '@estampa/domain/refusal'
import { type Html, html } from '../html.ts'
import { darkColors, lightColors, type MailBranding } from './branding.ts'

const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const WIDEST_PX = 600
/** Keeps the mail's first words out of the preview in the list of mails. */
const REST = '\u034f\u200c\u00a0'.repeat(60)
const bare = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`

export type FrameTexts = { subject: string; preheader: string; why: string }

export function frame(branding: MailBranding, { subject, preheader, why }: FrameTexts, body: Html): Html {
  return html`<!doctype html>
<html lang="${countries[branding.shop.config.environment].language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${subject}</title>
<style>${styles(branding)}</style>
<!--[if mso]><style>body,table,td,p,h1,h2,a{font-family:Arial,sans-serif!important}</style><![endif]-->
</head>
<body class="page" style="margin:0;padding:0;background-color:${lightColors.page};${FONT};color:${lightColors.ink}">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${lightColors.page}">${preheader}${REST}</div>
<table ${bare} class="page" bgcolor="${lightColors.page}" style="background-color:${lightColors.page}"><tr><td align="center" class="around" style="padding:28px 16px">
<!--[if mso]><table role="presentation" width="${WIDEST_PX}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${bare} style="max-width:${WIDEST_PX}px;border-collapse:separate">
<tr><td height="6" bgcolor="${branding.theme.primary}" style="height:6px;line-height:6px;font-size:1px;background-color:${branding.theme.primary};border-radius:14px 14px 0 0">&nbsp;</td></tr>
<tr><td class="card head" bgcolor="${lightColors.card}" style="padding:20px 32px 18px 22px;background-color:${lightColors.card}">${letterhead(branding)}</td></tr>
<tr><td class="card body ink" bgcolor="${lightColors.card}" style="padding:14px 32px 34px;background-color:${lightColors.card};border-radius:0 0 14px 14px;font-size:16px;line-height:1.55;color:${lightColors.ink}">
${body}
</td></tr>
<tr><td class="foot soft" style="padding:22px 32px 8px;font-size:13px;line-height:1.6;color:${lightColors.soft}">${footer(branding, why)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`
}

/** Logos are made for white, so they have white around them at night too; without pictures the name stands there. */
function letterhead({ logo, home, shop, theme }: MailBranding): Html {
  const { name } = shop.config
  const shown = `color:${lightColors.ink};font-size:21px;line-height:36px;font-weight:700;letter-spacing:-0.01em`
  const content = logo
    ? html`<img src="${logo}" alt="${name}" height="36" style="display:inline-block;vertical-align:top;height:36px;width:auto;max-width:100%;border:0;padding:6px 10px;border-radius:8px;background-color:${lightColors.card};${shown}">`
    : html`<span class="ink" style="display:block;padding:6px 10px;${shown}">${name}</span>`
  return html`<a href="${home}" style="color:${theme.accent};text-decoration:none">${content}</a>`
}

function footer(branding: MailBranding, why: string): Html {
  const { shop, home, address, hours } = branding
  const lines = [
    html`<strong class="ink" style="color:${lightColors.ink}">${shop.config.name}</strong> · ${link(home, home.replace(/^https?:\/\//, ''))}`,
    contact(branding),
    address,
    hours,
    legalOf(branding),
  ].filter(Boolean)
  return html`${lines.map((line, index) => html`${index > 0 && html`<br>`}${line}`)}
<p class="soft" style="margin:12px 0 0;color:${lightColors.soft}">${why}</p>`
}

function contact({ email, phone }: MailBranding): Html | null {
  const ways = [
    ...(email ? [link(`mailto:${email}`, email)] : []),
    ...(phone ? [link(`tel:${phone.replace(/[^+\d]/g, '')}`, phone)] : []),
  ]
  return ways.length > 0 ? html`${ways.map((way, index) => html`${index > 0 && ' · '}${way}`)}` : null
}

function link(address: string, shown: string): Html {
  return html`<a class="soft" href="${address}" style="color:${lightColors.soft}">${shown}</a>`
}

/** The company behind the shop: «Pampa S.A. · 30-50001091-2». */
function legalOf({ shop }: MailBranding): string {
  const { legalName, taxId } = shop.rules
  const known = countries[shop.config.environment].taxId(taxId)
  return [legalName, isRefusal(known) ? taxId : known.pretty].filter(Boolean).join(' · ')
}

/** The end of the text part. */
export function footerText(branding: MailBranding, why: string): string {
  const { shop, home, email, phone, address, hours } = branding
  const contact = [email, phone].filter(Boolean).join(' · ')
  return ['--', `${shop.config.name} · ${home}`, contact, address, hours, legalOf(branding), why]
    .filter(Boolean)
    .join('\n')
}

function styles({ accentByNight }: MailBranding): Html {
  return html`
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
table{mso-table-lspace:0;mso-table-rspace:0}
@media only screen and (max-width:480px){
.around{padding:0 0 20px!important}
.head{padding:14px 20px 8px 10px!important}
.body{padding:14px 20px 28px!important}
.foot{padding:20px 20px 8px!important}
.stack{display:block!important;width:100%!important;padding-right:0!important}
.wide{width:100%!important}
h1{font-size:23px!important}
}
@media (prefers-color-scheme:dark){
.page{background-color:${darkColors.page}!important}
.card{background-color:${darkColors.card}!important}
.said,.code{background-color:${darkColors.page}!important}
.ink{color:${darkColors.ink}!important}
.soft{color:${darkColors.soft}!important}
.line{border-color:${darkColors.line}!important}
.link{color:${accentByNight}!important}
.done{background-color:${accentByNight}!important}
.open{background-color:${darkColors.line}!important}
}`
}
