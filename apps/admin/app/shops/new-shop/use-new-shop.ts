import { countryCodes, localeOf } from '@estampa/domain/countries'
import { isFailure, useFailureView } from '@estampa/web/failures'
import { useLocale, useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { readStored, writeStored } from '@estampa/web/state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { newShopMessages } from '../../messages/new-shop.ts'
import { accountKey } from '../../session/account.ts'
import { officeApi, operatorApi } from '../../session/api.ts'
import {
  answersOf,
  beginDraft,
  listStepFaults,
  type NewShopDraft,
  type NewShopStep,
  newShopSteps,
  readNewShopDraft,
  type StepFault,
  stepOfField,
} from './new-shop-draft.ts'
import type { NewLogo } from './read-logo.ts'

const KEY = 'estampa:draft:new-shop'

/** What is wrong with fields, by their names. */
export type Errors = Readonly<Record<string, string | undefined>>

export type StepProps = {
  draft: NewShopDraft
  errors: Errors
  change: (fields: Partial<NewShopDraft>) => void
}

/** What the country of a new shop offers it to begin with. */
export function useStarterSet(country: NewShopDraft['country']) {
  return useQuery({
    queryKey: ['starter-set', country],
    queryFn: ({ signal }) => operatorApi.getStarterSet({ country }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The guide: its draft, which this browser keeps until the shop is made, and the step that the address names. */
export function useNewShop() {
  const t = useMessages(newShopMessages)
  const locale = useLocale()
  const home = countryCodes.find((code) => localeOf(code) === locale) ?? 'CL'
  const [draft, setDraft] = useState(() => readNewShopDraft(readStored(KEY), home))
  const [errors, setErrors] = useState<Errors>({})
  const [isWorking, setIsWorking] = useState(false)
  const { step, goTo } = useStep(draft)
  const open = useOpenShop()
  useEffect(() => writeStored(KEY, draft), [draft])

  const sentenceOf = (fault: StepFault) => {
    const sentences: Readonly<Record<string, string>> = {
      name: t.name_missing,
      shop: t.address_missing,
      color: t.color_wrong,
    }
    return sentences[fault] ?? (fault === 'taxId' ? t.tax_id_wrong : t.email_wrong)
  }
  const check = async (): Promise<Errors> => {
    const found = Object.fromEntries(listStepFaults(step, draft).map((fault) => [fault, sentenceOf(fault)]))
    if (step !== 'name' || found.shop) return found
    const { problem } = await operatorApi.checkShopName({ shop: draft.shop })
    return problem === null ? found : { ...found, shop: problem }
  }
  const go = async () => {
    if (isWorking) return
    setIsWorking(true)
    try {
      const found = await check()
      setErrors(found)
      if (Object.keys(found).length > 0) return
      const next = newShopSteps[newShopSteps.indexOf(step) + 1]
      if (next) goTo(next)
      else await open(draft, () => writeStored(KEY, undefined))
    } catch (error) {
      const refused = refusedFields(error)
      const [first] = Object.keys(refused)
      if (first === undefined) return showError(error)
      setErrors(refused)
      goTo(stepOfField(first))
    } finally {
      setIsWorking(false)
    }
  }
  return {
    step,
    draft,
    errors,
    isWorking,
    change: (fields: Partial<NewShopDraft>) => {
      setDraft((before) => ({ ...before, ...fields }))
      setErrors((before) => withoutFields(before, Object.keys(fields)))
    },
    next: () => void go(),
    goTo,
    restart: () => {
      setDraft(beginDraft(home))
      setErrors({})
      goTo('name')
      notify(t.restarted)
    },
  }
}

/** No step is open before those that come first are right. */
function useStep(draft: NewShopDraft) {
  const [query, setQuery] = useSearchParams()
  const asked = newShopSteps.find((one) => one === query.get('step')) ?? 'name'
  const before = newShopSteps.slice(0, newShopSteps.indexOf(asked))
  const step: NewShopStep = before.find((one) => listStepFaults(one, draft).length > 0) ?? asked
  return { step, goTo: (to: NewShopStep) => setQuery({ step: to }) }
}

function useOpenShop() {
  const t = useMessages(newShopMessages)
  const viewOf = useFailureView()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return async (draft: NewShopDraft, forget: () => void) => {
    const { techniques } = await operatorApi.getStarterSet({ country: draft.country })
    const { shop } = await operatorApi.openShop(
      answersOf(
        draft,
        techniques.map(({ key }) => key),
      ),
    )
    forget()
    let said = t.made(draft.name.trim())
    // without its logo it is a shop all the same
    if (draft.logo) {
      await wearLogo(shop, draft.logo).catch((error: unknown) => {
        said = t.made_without_logo(draft.name.trim(), viewOf(error).message)
      })
    }
    await queries.invalidateQueries({ queryKey: accountKey })
    notify(said)
    await navigate(`/${shop}/today`)
  }
}

async function wearLogo(shop: string, logo: NewLogo): Promise<void> {
  const { staff } = officeApi(shop)
  const { fileOfLogo } = await import('./read-logo.ts')
  const picture = await staff.uploadLookPicture(
    { use: 'logo' },
    { files: [await fileOfLogo(logo)], isQuiet: true },
  )
  const { version } = await staff.saveLookDraft({ fields: { logo: picture.url } }, { isQuiet: true })
  await staff.publishLook({}, { version, isQuiet: true })
}

/** What the server finds wrong with a field, by the field. */
function refusedFields(error: unknown): Errors {
  if (!isFailure(error)) return {}
  const { refusal = '', validationErrors = [] } = error.fault ?? {}
  if (refusal?.startsWith('shop_name_')) return { shop: error.message }
  return Object.fromEntries(
    (validationErrors ?? []).flatMap(({ message, members }) => members.map((member) => [member, message])),
  )
}

function withoutFields(errors: Errors, fields: readonly string[]): Errors {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => !fields.includes(name.split('.')[0] ?? name)),
  )
}
