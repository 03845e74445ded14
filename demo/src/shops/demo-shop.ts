import type { Generic } from '@estampa/domain/catalog'
import type { ApplicationTechnique } from '@estampa/domain/customization'
import type { RateTable } from '@estampa/domain/shipping'
import type { PartnerFixedBillingData, ShopConfigInput, TemplateId } from '@estampa/domain/shops'
import type { ColorName } from '../palette.ts'

export type DemoCustomer = {
  readonly email: string
  readonly fullName: string
  readonly company: string
  readonly phoneNumber: string
  readonly document: string
}

/** The shop's internal rules. Multipliers are decimal texts, the deposit is percent of the total. */
export type DemoRules = {
  readonly profitMultiplier: string
  readonly taxMultiplier: string
  readonly depositPercent: number
  readonly rateTable: RateTable
  readonly legalName: string
  /** CUIT or RUT. */
  readonly taxId: string
}

/** A whole shop as plain data, ready to be stored. */
export type DemoShop = {
  readonly config: ShopConfigInput & { readonly environment: DemoCountry }
  readonly rules: DemoRules
  readonly techniques: readonly ApplicationTechnique[]
  readonly generics: readonly Generic[]
  /** Ids of generics, the most wanted first. */
  readonly trending: readonly number[]
  readonly customers: readonly DemoCustomer[]
}

/** The countries that the demo shows; a country without demo shops needs no row in the demo. */
export type DemoCountry = 'ARG' | 'CL'

/** The profile of a shop; the rest follows from its country. */
export type Character = {
  readonly id: number
  readonly tenancyName: string
  readonly name: string
  readonly environment: DemoCountry
  readonly template: TemplateId
  readonly primary: string
  readonly secondary: string
  readonly profitMultiplier: string
  readonly depositPercent: number
  readonly legalName: string
  readonly city: string
  readonly street: string
  readonly phone: string
  readonly freeFromArs: number | null
  readonly switches: Partial<
    Pick<
      ShopConfigInput,
      | 'withTaxes'
      | 'isMultipleVariantDesigns'
      | 'usePriceWithoutMinimun'
      | 'useFeaturedCategories'
      | 'registrationInShop'
      | 'quotation'
      | 'showComplementaryInformation'
      | 'showProductVideo'
      | 'pricesInShop'
      | 'guestCheckout'
    >
  >
  /** Billing is this, and locked: a shop that sells to the branches of one company. */
  readonly billing?: PartnerFixedBillingData
  /** It collects by the demo's own Mercado Pago. */
  readonly collectsByCard?: true
  /** The video of its featured products. */
  readonly video?: string
  readonly about: string
  readonly banners: readonly (readonly [
    title: string,
    text: string,
    action: string,
    link: string,
    picture: string,
  ])[]
  /** Companies that it works for, invented as all: the name and the file of the mark. */
  readonly clients?: readonly (readonly [name: string, mark: string])[]
  /** Keys of the families that it sells, all when empty, and the costs (ARS) that it carries. */
  readonly families: readonly string[]
  readonly costs: readonly [from: number, to: number]
  /** Products of these families and costs that do not suit the shop. */
  readonly without?: readonly string[]
  /** The product on the cover of a family, by its key, where the usual one does not stand for the family. */
  readonly covers?: Readonly<Record<string, string>>
  readonly featured: readonly string[]
  /** What is ordered most, and the colors that come first; without them those of the whole range. */
  readonly trending?: readonly string[]
  readonly colors?: readonly ColorName[]
}
