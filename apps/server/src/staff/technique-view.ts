/** A technique between the wire's words and the domain's. */
import type { ReadOnly } from '@estampa/contract/call'
import type { staffTechniques } from '@estampa/contract/staff'
import { isTechniqueOffered } from '@estampa/domain/catalog'
import type { ApplicationTechnique, PriceBand } from '@estampa/domain/customization'
import type { TechniqueEdit } from '@estampa/domain/customization/technique-edit'
import { rateText } from '@estampa/domain/money'
import type { TriedDecoration } from '@estampa/domain/pricing/technique-trial'
import type { PriceRules } from '@estampa/domain/shops'
import type { z } from 'zod'
import type { ProductsAndOrders } from './techniques.store.ts'

type Calls = typeof staffTechniques
export type StaffTechniqueView = ReadOnly<z.output<Calls['getTechnique']['gives']>>
type Fields = ReadOnly<z.output<Calls['tryTechnique']['takes']>['technique']>

export function toTechniqueView(
  technique: ApplicationTechnique,
  version: number,
  use: ProductsAndOrders,
): StaffTechniqueView {
  return { id: technique.id, version, key: technique.key, ...toFields(technique), ...use }
}

export function toFields(technique: TechniqueEdit): Fields {
  return {
    name: technique.name,
    description: technique.description,
    aliases: technique.aliases ?? [],
    isOffered: isTechniqueOffered(technique),
    pricing: technique.pricing,
    bands: technique.bands.map(({ from, to, scales }) => ({
      from,
      to,
      scales: scales.map(({ minimum_quantity, price, next_price }) => ({
        minimumQuantity: minimum_quantity,
        price,
        nextPrice: next_price,
      })),
    })),
    setUp: technique.setUp,
    setUpRepeat: technique.setUpRepeat,
    personFee: technique.personFee ?? 0,
    minimumUnits: technique.minUnitsForPrinting,
    underMinimumExtra: technique.customizationUnderMinimumExtraCost,
    maxColors: technique.maxColours,
    maxWidthCentimeters: technique.max_width_centimeters,
    maxHeightCentimeters: technique.max_height_centimeters,
    productionDays: technique.productionDays,
    isVectorOnly: technique.isVectorOnly ?? false,
    hasWhiteBase: technique.hasWhiteBase ?? false,
    minimumDpi: technique.minimumDpi ?? null,
  }
}

export function toEdit(fields: Fields): TechniqueEdit {
  return {
    name: fields.name,
    description: fields.description,
    aliases: fields.aliases,
    isOffered: fields.isOffered,
    pricing: fields.pricing,
    bands: fields.bands.map(toBand),
    setUp: fields.setUp,
    setUpRepeat: fields.setUpRepeat,
    personFee: fields.personFee,
    minUnitsForPrinting: fields.minimumUnits,
    customizationUnderMinimumExtraCost: fields.underMinimumExtra,
    maxColours: fields.maxColors,
    max_width_centimeters: fields.maxWidthCentimeters,
    max_height_centimeters: fields.maxHeightCentimeters,
    productionDays: fields.productionDays,
    isVectorOnly: fields.isVectorOnly,
    hasWhiteBase: fields.hasWhiteBase,
    minimumDpi: fields.minimumDpi,
  }
}

function toBand({ from, to, scales }: Fields['bands'][number]): PriceBand {
  return {
    from,
    to,
    scales: scales.map(({ minimumQuantity, price, nextPrice }) => ({
      minimum_quantity: minimumQuantity,
      price,
      next_price: nextPrice,
    })),
  }
}

export function toStepsView(
  tried: TriedDecoration,
  { profitMultiplier }: PriceRules,
): ReadOnly<NonNullable<z.output<Calls['tryTechnique']['gives']>['steps']>> {
  const { measure, band, scale, more, unitPrice, application, setUp, extra, cost, price, perUnit } = tried
  return {
    measure,
    band: { from: band.from, to: band.to },
    scale: {
      minimumQuantity: scale.minimum_quantity,
      price: scale.price,
      nextPrice: scale.next_price,
    },
    more,
    unitPrice,
    application,
    setUp,
    extra,
    cost,
    profitMultiplier: rateText(profitMultiplier),
    price,
    pricePerUnit: perUnit.each,
    pricePerUnitWithTaxes: perUnit.eachWithTaxes,
  }
}
