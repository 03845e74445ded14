/**
 * The blocks as HTML of mails: tables and styles in place, because of Outlook; the classes are for phones and
 * for the night, in the programs that know them.
 */
import { type Html, html } from '../html.ts'
import type { EmailBlock, EmailColumn, EmailFact, EmailProduct } from './blocks.ts'
import { progressText } from './blocks-text.ts'
import { lightColors, type MailBranding } from './branding.ts'

const bare = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`
const LINE = `border-bottom:1px solid ${lightColors.line}`
const PICTURE_PX = 64

export function htmlOf(blocks: readonly EmailBlock[], branding: MailBranding): Html {
  return html`${blocks.map((block) => blockHtml(block, branding))}`
}

function blockHtml(block: EmailBlock, branding: MailBranding): Html {
  switch (block.kind) {
    case 'button':
      return block.isQuiet ? quietLink(block, branding) : button(block, branding)
    case 'facts':
      return facts(block.rows, block.isSum)
    case 'goods':
      return html`<table ${bare} style="margin:0 0 8px">${block.rows.map((row, index) => productRow(row, row.price === '' && index === block.rows.length - 1))}</table>`
    case 'said':
      return quotation(block, branding)
    case 'columns':
      return columns(block.columns.filter(({ lines }) => lines.length > 0))
    case 'progress':
      return progress(block, branding)
    default:
      return paragraph(block, branding)
  }
}

function paragraph(block: Extract<EmailBlock, { text: string }>, { theme }: MailBranding): Html {
  const { kind } = block
  // «n.º 12» stays on one line
  const text = block.text.replace(/n\.º (?=\d)/g, 'n.º\u00a0')
  switch (kind) {
    case 'kicker':
      return html`<p style="margin:0 0 14px"><span style="display:inline-block;background-color:${theme.accent};color:${theme.onAccent};padding:4px 12px;border-radius:99px;font-size:13px;line-height:1.4;font-weight:600">${text}</span></p>`
    case 'heading':
      return html`<h1 class="ink" style="margin:0 0 14px;font-size:26px;line-height:1.2;letter-spacing:-0.02em;color:${lightColors.ink}">${text}</h1>`
    case 'title':
      return html`<h2 class="ink" style="margin:30px 0 10px;font-size:17px;line-height:1.3;color:${lightColors.ink}">${text}</h2>`
    case 'note':
      return html`<p class="soft" style="margin:14px 0 0;font-size:14px;line-height:1.5;color:${lightColors.soft}">${text}</p>`
    case 'code':
      return html`<p class="code ink" style="margin:4px 0 16px;padding:14px 18px;background-color:${lightColors.page};border-radius:10px;font-family:Consolas,Menlo,monospace;font-size:22px;line-height:1.3;letter-spacing:0.08em;color:${lightColors.ink}">${text}</p>`
    case 'address':
      return html`<p style="margin:0 0 14px"><a class="link" href="${text}" style="color:${theme.accent};word-break:break-all">${text}</a></p>`
    default:
      return html`<p style="margin:0 0 14px">${text.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</p>`
  }
}

/** Outlook knows no padding of links: there the cell has it. */
function button({ label, link }: { label: string; link: string }, { theme }: MailBranding): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="wide" style="margin:24px 0 10px"><tr>
<td align="center" bgcolor="${theme.accent}" style="border-radius:10px;background-color:${theme.accent};mso-padding-alt:14px 26px">
<a href="${link}" style="display:block;padding:14px 26px;border-radius:10px;font-size:16px;line-height:1.3;font-weight:600;color:${theme.onAccent};text-decoration:none">${label}</a>
</td></tr></table>`
}

function quietLink({ label, link }: { label: string; link: string }, { theme }: MailBranding): Html {
  return html`<p style="margin:12px 0 14px"><a class="link" href="${link}" style="color:${theme.accent};font-weight:600">${label}</a></p>`
}

function facts(rows: readonly EmailFact[], isSum: boolean): Html {
  return html`<table ${bare} style="margin:0 0 14px;font-size:15px;line-height:1.45">${rows.map(
    ([name, value], index) => {
      const isTotal = isSum && index === rows.length - 1
      const style = isTotal ? 'padding:13px 0 0;font-weight:700;font-size:18px' : `padding:8px 0;${LINE}`
      const side = isTotal ? 'ink' : 'soft'
      return html`<tr><td class="line ${side}" valign="top" style="${style};padding-right:16px;color:${isTotal ? lightColors.ink : lightColors.soft}">${name}</td><td class="line ink" align="right" valign="top" style="${style};color:${lightColors.ink};overflow-wrap:anywhere">${value}</td></tr>`
    },
  )}</table>`
}

function productRow({ name, details, price, picture, alt }: EmailProduct, isEnd: boolean): Html {
  const cell = `padding:11px 0;${isEnd ? '' : `${LINE};`}font-size:15px;line-height:1.45`
  return html`<tr>
${
  picture &&
  html`<td class="line" width="${PICTURE_PX + 14}" valign="top" style="${cell};width:${PICTURE_PX + 14}px"><img src="${picture}" alt="${alt}" width="${PICTURE_PX}" height="${PICTURE_PX}" style="display:block;width:${PICTURE_PX}px;height:${PICTURE_PX}px;border:0;border-radius:8px;object-fit:cover;overflow:hidden;background-color:${lightColors.page};color:${lightColors.soft};font-size:10px;line-height:1.2"></td>`
}<td class="line ink" ${picture ? null : html`colspan="2"`} valign="top" style="${cell};color:${lightColors.ink};overflow-wrap:anywhere"><strong>${name}</strong>${details.map(
    (detail) =>
      html`<br><span class="soft" style="color:${lightColors.soft};font-size:14px">${detail}</span>`,
  )}</td>
<td class="line ink" align="right" valign="top" style="${cell};padding-left:12px;color:${lightColors.ink};white-space:nowrap">${price}</td>
</tr>`
}

function quotation({ text, by }: { text: string; by: string }, { theme }: MailBranding): Html {
  return html`<table ${bare} style="margin:4px 0 18px"><tr><td class="said" style="padding:12px 18px;border-left:3px solid ${theme.accent};background-color:${lightColors.page};border-radius:0 10px 10px 0">
<p class="ink" style="margin:0;white-space:pre-line;overflow-wrap:anywhere;color:${lightColors.ink}">${text}</p>${
    by && html`<p class="soft" style="margin:6px 0 0;font-size:14px;color:${lightColors.soft}">${by}</p>`
  }</td></tr></table>`
}

/** Beside each other where there is room. */
function columns(shownColumns: readonly EmailColumn[]): Html {
  const width = Math.floor(100 / shownColumns.length)
  return html`<table ${bare} style="margin:26px 0 6px"><tr>${shownColumns.map(
    ({
      title,
      lines,
    }) => html`<td class="stack soft" width="${width}%" valign="top" style="padding:0 16px 12px 0;font-size:14px;line-height:1.55;color:${lightColors.soft}">
<strong class="ink" style="font-size:15px;color:${lightColors.ink}">${title}</strong>${lines.map(
      (line) => html`<br>${line}`,
    )}</td>`,
  )}</tr></table>`
}

function progress({ names, at }: { names: readonly string[]; at: number }, { theme }: MailBranding): Html {
  const width = Math.floor(100 / names.length)
  return html`<table ${bare} style="margin:22px 0 8px"><tr>${names.map((_, index) => {
    const isDone = index <= at
    return html`<td width="${width}%" style="padding:0 4px 0 0"><table ${bare}><tr><td class="${isDone ? 'done' : 'open'}" height="6" bgcolor="${isDone ? theme.accent : lightColors.line}" style="height:6px;line-height:6px;font-size:1px;border-radius:3px;background-color:${isDone ? theme.accent : lightColors.line}">&nbsp;</td></tr></table></td>`
  })}</tr></table>
<p class="soft" style="margin:0 0 14px;font-size:14px;color:${lightColors.soft}">${progressText({ names, at })}</p>`
}
