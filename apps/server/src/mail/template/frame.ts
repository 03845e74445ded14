/** The frame of every mail of a shop: its colors and its logo, the sender, the address, and the reason of the mail. */
import { countries } from '@estampa/domain/countries'
import { isRefusal } from '@estampa/domain/refusal'
import { logoGroundOf } from '@estampa/domain/shops/logo-ground'
import { contrast, darkBand, isLight } from '@estampa/domain/shops/theme'
import { type Html, html } from '../html.ts'
import type { MailBranding } from './branding.ts'
import { mailFaces } from './faces.ts'
import { type MailStyle, mailStyleOf } from './style.ts'

const WIDEST_PX = 600
/** What stands behind a logo on a ground that it was not drawn for. Where it cannot be shown, its name stands there. */
const plates = {
  paper: { className: 'plate', ground: '#ffffff', ink: '#1d1f23' },
  dark: { className: 'plate-dark', ground: darkBand, ink: '#ffffff' },
} as const
/** The contrast at which a drawing is seen without looking for it. */
const SEEN = 3
/** Keeps the mail's first words out of the preview in the list of mails. */
const REST = '\u034f\u200c\u00a0'.repeat(60)
const bare = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`

export type FrameTexts = { subject: string; preheader: string; why: string }

export function frame(branding: MailBranding, { subject, preheader, why }: FrameTexts, body: Html): Html {
  const style = mailStyleOf(branding)
  const { colors, radius, textFont, align } = style
  const { head, theme, typeface, textFace } = branding.look
  const isPaper = head.ground === colors.card
  return html`<!doctype html>
<html lang="${countries[branding.shop.config.environment].language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${subject}</title>
<style>${styles(style)}</style>
<!--[if mso]><style>body,table,td,p,a{font-family:${mailFaces[textFace].outlook},Arial!important}h1,h2{font-family:${mailFaces[typeface].outlook},Arial!important}</style><![endif]-->
</head>
<body class="page" style="margin:0;padding:0;background-color:${colors.page};font-family:${textFont};color:${colors.ink}">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${colors.page}">${preheader}${REST}</div>
<table ${bare} class="page" bgcolor="${colors.page}" style="background-color:${colors.page}"><tr><td align="center" class="around" style="padding:28px 16px">
<!--[if mso]><table role="presentation" width="${WIDEST_PX}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${bare} style="max-width:${WIDEST_PX}px;border-collapse:separate">
<tr><td height="6" bgcolor="${theme.brand}" style="height:6px;line-height:6px;font-size:1px;background-color:${theme.brand};border-radius:${radius.card}px ${radius.card}px 0 0">&nbsp;</td></tr>
<tr><td class="${isPaper ? 'card ' : ''}head" align="${align}" bgcolor="${head.ground}" style="padding:${isPaper ? '20px 32px 18px' : '18px 32px'};background-color:${head.ground}">${letterhead(branding, style)}</td></tr>
<tr><td class="card body ink" bgcolor="${colors.card}" style="padding:${isPaper ? 14 : 28}px 32px 34px;background-color:${colors.card};border-radius:0 0 ${radius.card}px ${radius.card}px;font-size:16px;line-height:1.55;color:${colors.ink}">
${body}
</td></tr>
<tr><td class="foot soft" style="padding:22px 32px 8px;font-size:13px;line-height:1.6;color:${colors.soft}">${footer(branding, why, style)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`
}

/**
 * A logo made for light paper has white around it on any other ground, also by night; a white one has a dark plate on light
 * paper. Without pictures the name of the shop stands there.
 */
function letterhead({ logo, home, shop, look }: MailBranding, { colors, title, radius }: MailStyle): Html {
  const { name } = shop.config
  const { ground, ink } = look.head
  const shown = `${title};font-size:21px;line-height:36px`
  const isOnPaper = ground === colors.card
  const madeFor = logo ? logoGroundOf(logo) : 'paper'
  const plate = plates[madeFor]
  const isBare = madeFor === 'dark' ? contrast(plate.ink, ground) >= SEEN : isOnPaper && isLight(ground)
  const content = logo
    ? html`<img class="${plate.className}" src="${logo}" alt="${name}" height="36" style="display:inline-block;vertical-align:top;height:36px;width:auto;max-width:100%;border:0;padding:6px ${isBare ? 0 : 10}px;border-radius:${radius.base}px;background-color:${isBare ? ground : plate.ground};color:${plate.ink};${shown}">`
    : html`<span class="${isOnPaper ? 'ink' : ''}" style="display:block;padding:6px 0;color:${ink};${shown}">${name}</span>`
  return html`<a href="${home}" style="color:${ink};text-decoration:none">${content}</a>`
}

function footer(branding: MailBranding, why: string, { colors }: MailStyle): Html {
  const { shop, home, address, hours } = branding
  const lines = [
    html`<strong class="ink" style="color:${colors.ink}">${shop.config.name}</strong> · ${linkIn(colors.soft)(home, home.replace(/^https?:\/\//, ''))}`,
    contact(branding, linkIn(colors.soft)),
    address,
    hours,
    legalOf(branding),
  ].filter(Boolean)
  return html`${lines.map((line, index) => html`${index > 0 && html`<br>`}${line}`)}
<p class="soft" style="margin:12px 0 0;color:${colors.soft}">${why}</p>`
}

function contact({ email, phone }: MailBranding, link: ReturnType<typeof linkIn>): Html | null {
  const ways = [
    ...(email ? [link(`mailto:${email}`, email)] : []),
    ...(phone ? [link(`tel:${phone.replace(/[^+\d]/g, '')}`, phone)] : []),
  ]
  return ways.length > 0 ? html`${ways.map((way, index) => html`${index > 0 && ' · '}${way}`)}` : null
}

const linkIn =
  (color: string) =>
  (address: string, shown: string): Html =>
    html`<a class="soft" href="${address}" style="color:${color}">${shown}</a>`

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

function styles({ night, headingPx }: MailStyle): Html {
  return html`
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
table{mso-table-lspace:0;mso-table-rspace:0}
@media only screen and (max-width:480px){
.around{padding:0 0 20px!important}
.head{padding:14px 20px!important}
.body{padding:14px 20px 28px!important}
.foot{padding:20px 20px 8px!important}
.stack{display:block!important;width:100%!important;padding-right:0!important}
.wide{width:100%!important}
h1{font-size:${Math.round(headingPx * 0.88)}px!important}
}
@media (prefers-color-scheme:dark){
.page{background-color:${night.page}!important}
.card{background-color:${night.card}!important}
.plate{background-color:#ffffff!important;padding-left:10px!important;padding-right:10px!important}
.plate-dark{background-color:${darkBand}!important;padding-left:10px!important;padding-right:10px!important}
.said,.code{background-color:${night.page}!important}
.ink{color:${night.ink}!important}
.soft{color:${night.soft}!important}
.line{border-color:${night.line}!important}
h2{border-color:${night.ink}!important}
.link{color:${night.accent}!important}
.said{border-color:${night.accent}!important}
.kicker{background-color:${night.kicker.ground}!important;color:${night.kicker.text}!important}
.button{background-color:${night.button.ground}!important;color:${night.button.text}!important}
.done{background-color:${night.accent}!important}
.open{background-color:${night.line}!important}
}`
}
