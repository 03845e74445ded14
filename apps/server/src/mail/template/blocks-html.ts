/**
 * The blocks as HTML of mails: tables and styles in place, because of Outlook; the classes are for phones and
 * for the night, in the programs that know them.
 */
import { type Html, html } from '../html.ts'
import type { EmailBlock, EmailColumn, EmailFact, EmailProduct } from './blocks.ts'
import { progressText } from './blocks-text.ts'
import type { MailBranding } from './branding.ts'
import { type MailStyle, mailStyleOf } from './style.ts'

const bare = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`
const PICTURE_PX = 64
/** The width of a card's text: Outlook shows a picture as wide as its attribute says. */
const WIDE_PX = 536

export function htmlOf(blocks: readonly EmailBlock[], branding: MailBranding): Html {
  const style = mailStyleOf(branding)
  return html`${blocks.map((block) => blockHtml(block, style))}`
}

function blockHtml(block: EmailBlock, style: MailStyle): Html {
  switch (block.kind) {
    case 'button':
      return block.isQuiet ? quietLink(block, style) : button(block, style)
    case 'facts':
      return facts(block.rows, block.isSum, style)
    case 'goods':
      return html`<table ${bare} style="margin:0 0 8px">${block.rows.map((row, index) => productRow(row, row.price === '' && index === block.rows.length - 1, style))}</table>`
    case 'said':
      return quotation(block, style)
    case 'columns':
      return columns(
        block.columns.filter(({ lines }) => lines.length > 0),
        style,
      )
    case 'progress':
      return progress(block, style)
    case 'picture':
      return widePicture(block, style)
    default:
      return paragraph(block, style)
  }
}

const lineOf = ({ colors }: MailStyle) => `border-bottom:1px solid ${colors.line}`

function paragraph(block: Extract<EmailBlock, { text: string }>, style: MailStyle): Html {
  const { colors, radius, title, align, titleRule, headingPx } = style
  // «n.º 12» stays on one line
  const text = block.text.replace(/n\.º (?=\d)/g, 'n.º\u00a0')
  switch (block.kind) {
    case 'kicker':
      return html`<p style="margin:0 0 14px;text-align:${align}"><span class="kicker" style="display:inline-block;background-color:${colors.kicker.ground};color:${colors.kicker.text};padding:4px 12px;border-radius:${radius.pill}px;font-size:13px;line-height:1.4;font-weight:600">${text}</span></p>`
    case 'heading':
      return html`<h1 class="ink" style="margin:0 0 14px;${title};font-size:${headingPx}px;line-height:1.2;text-align:${align};color:${colors.ink}">${text}</h1>`
    case 'title':
      return html`<h2 class="ink" style="margin:30px 0 10px;${titleRule}${title};font-size:18px;line-height:1.3;text-align:${align};color:${colors.ink}">${text}</h2>`
    case 'note':
      return html`<p class="soft" style="margin:14px 0 0;font-size:14px;line-height:1.5;color:${colors.soft}">${text}</p>`
    case 'code':
      return html`<p class="code ink" style="margin:4px 0 16px;padding:14px 18px;background-color:${colors.page};border-radius:${radius.base}px;font-family:Consolas,Menlo,monospace;font-size:22px;line-height:1.3;letter-spacing:0.08em;color:${colors.ink}">${text}</p>`
    case 'address':
      return html`<p style="margin:0 0 14px"><a class="link" href="${text}" style="color:${colors.accent};word-break:break-all">${text}</a></p>`
    default:
      return html`<p style="margin:0 0 14px">${text.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</p>`
  }
}

/** Outlook knows no padding of links: there the cell has it. */
function button({ label, link }: { label: string; link: string }, style: MailStyle): Html {
  const { radius, align } = style
  const { ground, text } = style.colors.button
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="wide" ${align === 'center' && html`align="center"`} style="margin:24px ${align === 'center' ? 'auto' : 0} 10px"><tr>
<td align="center" class="button" bgcolor="${ground}" style="border-radius:${radius.base}px;background-color:${ground};mso-padding-alt:14px 26px">
<a class="button" href="${link}" style="display:block;padding:14px 26px;border-radius:${radius.base}px;font-size:16px;line-height:1.3;font-weight:600;color:${text};text-decoration:none">${label}</a>
</td></tr></table>`
}

function quietLink({ label, link }: { label: string; link: string }, { colors, align }: MailStyle): Html {
  return html`<p style="margin:12px 0 14px;text-align:${align}"><a class="link" href="${link}" style="color:${colors.accent};font-weight:600">${label}</a></p>`
}

/** Without pictures its place shows in words what is on it. */
function widePicture(
  { address, alt, link }: Extract<EmailBlock, { kind: 'picture' }>,
  { colors, radius }: MailStyle,
): Html {
  return html`<p style="margin:4px 0 18px"><a class="link" href="${link}" style="color:${colors.accent};text-decoration:none"><img class="wide-picture" src="${address}" alt="${alt}" width="${WIDE_PX}" style="display:block;width:100%;max-width:${WIDE_PX}px;height:auto;border:1px solid ${colors.line};border-radius:${radius.base}px;background-color:#ffffff;color:#3c4043;font-size:14px;line-height:1.5"></a></p>`
}

function facts(rows: readonly EmailFact[], isSum: boolean, style: MailStyle): Html {
  const { colors } = style
  return html`<table ${bare} style="margin:0 0 14px;font-size:15px;line-height:1.45">${rows.map(
    ([name, value], index) => {
      const isTotal = isSum && index === rows.length - 1
      const cell = isTotal
        ? 'padding:13px 0 0;font-weight:700;font-size:18px'
        : `padding:8px 0;${lineOf(style)}`
      const side = isTotal ? 'ink' : 'soft'
      return html`<tr><td class="line ${side}" valign="top" style="${cell};padding-right:16px;color:${isTotal ? colors.ink : colors.soft}">${name}</td><td class="line ink" align="right" valign="top" style="${cell};color:${colors.ink};overflow-wrap:anywhere">${value}</td></tr>`
    },
  )}</table>`
}

function productRow(product: EmailProduct, isEnd: boolean, style: MailStyle): Html {
  const { name, details, price, picture, alt } = product
  const { colors, radius } = style
  const cell = `padding:11px 0;${isEnd ? '' : `${lineOf(style)};`}font-size:15px;line-height:1.45`
  return html`<tr>
${
  picture &&
  html`<td class="line" width="${PICTURE_PX + 14}" valign="top" style="${cell};width:${PICTURE_PX + 14}px"><img src="${picture}" alt="${alt}" width="${PICTURE_PX}" height="${PICTURE_PX}" style="display:block;width:${PICTURE_PX}px;height:${PICTURE_PX}px;border:0;border-radius:${radius.base}px;object-fit:cover;overflow:hidden;background-color:#ffffff;color:#3c4043;font-size:10px;line-height:1.2"></td>`
}<td class="line ink" ${picture ? null : html`colspan="2"`} valign="top" style="${cell};color:${colors.ink};overflow-wrap:anywhere"><strong>${name}</strong>${details.map(
    (detail) => html`<br><span class="soft" style="color:${colors.soft};font-size:14px">${detail}</span>`,
  )}</td>
<td class="line ink" align="right" valign="top" style="${cell};padding-left:12px;color:${colors.ink};white-space:nowrap">${price}</td>
</tr>`
}

function quotation({ text, by }: { text: string; by: string }, { colors, radius }: MailStyle): Html {
  return html`<table ${bare} style="margin:4px 0 18px"><tr><td class="said" style="padding:12px 18px;border-left:3px solid ${colors.accent};background-color:${colors.page};border-radius:0 ${radius.base}px ${radius.base}px 0">
<p class="ink" style="margin:0;white-space:pre-line;overflow-wrap:anywhere;color:${colors.ink}">${text}</p>${
    by && html`<p class="soft" style="margin:6px 0 0;font-size:14px;color:${colors.soft}">${by}</p>`
  }</td></tr></table>`
}

/** Beside each other where there is room. */
function columns(shownColumns: readonly EmailColumn[], { colors }: MailStyle): Html {
  const width = Math.floor(100 / shownColumns.length)
  return html`<table ${bare} style="margin:26px 0 6px"><tr>${shownColumns.map(
    ({
      title,
      lines,
    }) => html`<td class="stack soft" width="${width}%" valign="top" style="padding:0 16px 12px 0;font-size:14px;line-height:1.55;color:${colors.soft}">
<strong class="ink" style="font-size:15px;color:${colors.ink}">${title}</strong>${lines.map(
      (line) => html`<br>${line}`,
    )}</td>`,
  )}</tr></table>`
}

function progress({ names, at }: { names: readonly string[]; at: number }, style: MailStyle): Html {
  const { colors, radius } = style
  const width = Math.floor(100 / names.length)
  return html`<table ${bare} style="margin:22px 0 8px"><tr>${names.map((_, index) => {
    const isDone = index <= at
    const color = isDone ? colors.accent : colors.line
    return html`<td width="${width}%" style="padding:0 4px 0 0"><table ${bare}><tr><td class="${isDone ? 'done' : 'open'}" height="6" bgcolor="${color}" style="height:6px;line-height:6px;font-size:1px;border-radius:${Math.min(radius.small, 3)}px;background-color:${color}">&nbsp;</td></tr></table></td>`
  })}</tr></table>
<p class="soft" style="margin:0 0 14px;font-size:14px;color:${colors.soft}">${progressText({ names, at })}</p>`
}
