import { countries } from '@estampa/domain/countries'
import { paymentMethodCodes, paymentMethodOf } from '@estampa/domain/shops'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { invoiceKindMessages } from '@estampa/web/countries'
import { FormField, FormPopup, TextAreaField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { orderQuoteMessages } from '../messages/quotes.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import type { OfficeQuote } from './use-quote.ts'

type OrderQuoteDialogProps = { open: OfficeQuote; onClose: () => void }

/** Orders a quote for a buyer who said yes by telephone or at the counter; they collect it at the shop. */
export function OrderQuoteDialog({ open: { quote }, onClose }: OrderQuoteDialogProps) {
  const t = useMessages(orderQuoteMessages)
  const api = useStaffApi()
  const { shop } = useShop()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { form, errors, isWorking } = useForm({
    check: ({ evidence = '' }) => ({
      ...(evidence.trim().length < 3 && { evidence: t.fault_evidence }),
    }),
    send: (typed) => api.orderQuote(orderOf(quote.id, typed)),
    onAnswer: ({ number }) => {
      void queries.invalidateQueries({ queryKey: [shop] })
      notify(t.ordered)
      onClose()
      void navigate(`/${shop}/orders/${number}`)
    },
  })
  return (
    <FormPopup
      startsInField
      title={t.title}
      submit={t.submit}
      back={t.back}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.does}</p>
      <TextAreaField
        name="evidence"
        label={t.evidence}
        hint={t.evidence_hint}
        maxLength={300}
        error={errors.evidence}
      />
      <InvoiceFields quote={quote} errors={errors} />
      <Field label={t.payment}>
        {(aria) => (
          <Select
            {...aria}
            name="payment"
            defaultValue="TRF"
            options={paymentMethodCodes.map((code) => ({ value: code, label: paymentMethodOf(code).name }))}
          />
        )}
      </Field>
    </FormPopup>
  )
}

type InvoiceFieldsProps = Pick<OfficeQuote, 'quote'> & { errors: Record<string, string> }

/** What the country asks for an invoice; the names are those under which the server finds fault with them. */
function InvoiceFields({ quote: { contact }, errors }: InvoiceFieldsProps) {
  const t = useMessages(orderQuoteMessages)
  const kinds = useMessages(invoiceKindMessages)
  const { environment } = useShop()
  const { invoiceKinds, kindsWithTaxId, needsGiro } = countries[environment]
  const [kind, setKind] = useState<string>(invoiceKinds[0])
  const [first = '', ...rest] = contact.name.split(' ')
  const isCompany = kindsWithTaxId.includes(kind)
  const fields = [
    { name: 'orderInvoiceFK.name', label: t.name, value: first },
    { name: 'orderInvoiceFK.lastName', label: t.last_name, value: rest.join(' ') },
    { name: 'orderInvoiceFK.document', label: t.document, value: '' },
    { name: 'orderInvoiceFK.phone', label: t.phone, value: contact.phone },
    ...(isCompany
      ? [{ name: 'orderInvoiceFK.extra.businessName', label: t.business_name, value: contact.company }]
      : []),
    ...(isCompany && needsGiro ? [{ name: 'orderInvoiceFK.extra.giro', label: t.giro, value: '' }] : []),
  ]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t.invoice_kind} className="sm:col-span-2">
        {(aria) => (
          <Select
            {...aria}
            name="orderInvoiceFK.extra.invoiceKind"
            value={kind}
            options={invoiceKinds.map((code) => ({ value: code, label: kinds[code] ?? code }))}
            onChange={({ currentTarget }) => setKind(currentTarget.value)}
          />
        )}
      </Field>
      {fields.map(({ name, label, value }) => (
        <FormField
          key={name}
          name={name}
          label={label}
          defaultValue={value}
          autoComplete="off"
          maxLength={120}
          errors={errors}
        />
      ))}
    </div>
  )
}

function orderOf(Id: string, typed: Record<string, string>) {
  const said = (name: string) => (typed[`orderInvoiceFK.${name}`] ?? '').trim()
  const extra = ['invoiceKind', 'businessName', 'giro'].flatMap((name) => {
    const value = said(`extra.${name}`)
    return value === '' ? [] : [[name, value] as const]
  })
  return {
    Id,
    evidence: typed.evidence ?? '',
    invoice: {
      name: said('name'),
      lastName: said('lastName'),
      document: said('document'),
      phone: said('phone'),
      extra: Object.fromEntries(extra),
    },
    delivery: 'pickup' as const,
    payment: paymentMethodCodes.find((code) => code === typed.payment) ?? ('TRF' as const),
  }
}
