import { templateIds } from '@estampa/domain/shops'
import { homeSections, lookFields } from '@estampa/domain/shops/look'
import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { configExample } from '../shops/config-example.ts'
import { ShopConfig } from '../shops.ts'
import { Id, Text, TextLine } from '../wire.ts'

const {
  name,
  typeface,
  logo,
  favicon,
  homeSections: Sections,
  socialMedias,
  about,
  policy,
} = ShopConfig.shape
const { banners, clientLogos, slogan, email, phone, address, hours } =
  ShopConfig.shape.presentation.unwrap().shape
const LookFieldName = z.enum(lookFields)
const TemplateId = z.literal(templateIds)

/** A look as it is stored, whether it would be taken today or not. */
const Look = z.object({
  name,
  template: TemplateId,
  typeface,
  primaryColor: z.string(),
  logo,
  favicon,
  banners,
  clientLogos,
  homeSections: Sections,
  slogan,
  email,
  phone,
  address,
  hours,
  socialMedias,
  about,
  policy,
  terms: z.string().nullable(),
})

const MAX_BANNERS = 6
const MAX_CLIENT_LOGOS = 12
const Page = Text(40_000).nullable()
const Line = (most: number) => TextLine(most).nullable()
const Address = z.string().max(1_000)

/** What somebody may write of it. Addresses, colors and phones are held to the patterns of the shop besides. */
const ChangedLook = z
  .object({
    name: TextLine(80).min(1, 'Falta el nombre de la tienda.'),
    template: TemplateId,
    typeface,
    primaryColor: z.string().max(20),
    logo: Address.nullable(),
    favicon: Address.nullable(),
    banners: z
      .array(
        z.object({
          title: TextLine(90).min(1, 'Falta el título.'),
          text: TextLine(200),
          action: TextLine(40).min(1, 'Falta lo que dice el botón.'),
          link: z.string().trim().max(500),
          image_url: Address,
          focus: banners.element.shape.focus,
        }),
      )
      .max(MAX_BANNERS),
    clientLogos: z
      .array(
        z.object({
          name: TextLine(80).min(1, 'Falta el nombre de la empresa.'),
          image_url: Address.min(1, 'Falta el logo.'),
        }),
      )
      .max(MAX_CLIENT_LOGOS),
    homeSections: z
      .array(z.enum(homeSections))
      .nullable()
      .refine((names) => names === null || new Set(names).size === names.length, {
        error: 'Cada bloque va una sola vez.',
      }),
    slogan: Line(120),
    email: Line(254),
    phone: Line(40),
    address: Line(160),
    hours: Line(120),
    socialMedias: z
      .array(
        z.object({
          socialMediaFK: z.object({ key: z.string().max(20) }),
          username: z.string().trim().max(300),
        }),
      )
      .max(12),
    about: Page,
    policy: Page,
    terms: Page,
  })
  .partial()

const Publication = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null: changed elsewhere, as on the console. */
  who: z.string().nullable(),
  /** In what it differs from the one before. */
  fields: z.array(LookFieldName),
  /** Of which publication it brought the look back. */
  restored: z.int().nullable(),
})

const LookDesk = z.object({
  /** Of the draft; also the `ETag`. */
  version: z.int(),
  published: Look,
  /** The fields that are not published yet. */
  draft: Look.partial(),
  /** Who wrote the draft last; null: there is none. */
  draftBy: z.object({ who: z.string(), at: z.iso.datetime() }).nullable(),
  /** The newest first. */
  publications: z.array(Publication),
  /** What the pages say where the shop wrote nothing itself: the law of its country. */
  proposals: z.object({ policy: z.string(), terms: z.string() }),
})

/** Why a draft was not saved or published: who wrote the same fields, and how everything stands now. */
export type LookConflict = {
  readonly fields: readonly string[]
  readonly who: string | null
  readonly look: z.input<typeof LookDesk>
}

export const lookPictureUses = ['logo', 'favicon', 'banner', 'category', 'client'] as const

const exampleLook: z.input<typeof Look> = {
  name: configExample.name,
  template: 2,
  typeface: null,
  primaryColor: '#1f5c4d',
  logo: configExample.logo,
  favicon: null,
  banners: configExample.presentation?.banners ?? [],
  clientLogos: configExample.presentation?.clientLogos ?? [],
  homeSections: null,
  slogan: 'Regalos que se usan',
  email: 'hola@andina.example',
  phone: '+56955550002',
  address: 'Av. Italia 1120, Santiago',
  hours: 'Lunes a viernes de 9:00 a 18:30',
  socialMedias: configExample.socialMedias,
  about: configExample.about,
  policy: null,
  terms: null,
}
const example: z.input<typeof LookDesk> = {
  version: 4,
  published: exampleLook,
  draft: { primaryColor: '#7a1f3d' },
  draftBy: { who: 'Ana Ventas', at: '2026-11-20T15:04:00.000Z' },
  publications: [
    {
      id: 2,
      at: '2026-11-18T12:00:00.000Z',
      who: 'Ana Ventas',
      fields: ['template', 'slogan'],
      restored: null,
    },
  ],
  proposals: { policy: 'Cuidamos los datos de quien compra…', terms: 'Estas condiciones valen…' },
}

/** The look of a shop: a draft that one sees before anybody else does, what was published, and the way back. */
export const staffLook = {
  getLook: get('/api/services/app/Staff/GetLook', {
    summary: 'El aspecto publicado de la tienda, el borrador si hay uno, y las publicaciones anteriores',
    who: 'staff',
    permission: 'shop.view',
    takes: Empty,
    gives: LookDesk,
    isVersioned: true,
    example: { takes: {}, gives: example },
  }),
  saveLookDraft: post('/api/services/app/Staff/SaveLookDraft', {
    summary:
      'Guarda en el borrador los campos que se nombran y ningún otro. Con lo que se vio de cada uno, se rechaza solo si alguien escribió los mismos',
    who: 'staff',
    permission: 'shop.edit',
    takes: z.object({ fields: ChangedLook, seen: Look.partial().optional() }),
    gives: LookDesk,
    refuses: ['look_changed'],
    // a draft changes nothing that anybody else sees: what is recorded is its publication
    opens: 'none',
    isVersioned: true,
    example: { takes: { fields: { primaryColor: '#7a1f3d' } }, gives: example },
  }),
  discardLookDraft: post('/api/services/app/Staff/DiscardLookDraft', {
    summary: 'Deja el borrador como lo publicado: los campos que se nombran, o todos',
    who: 'staff',
    permission: 'shop.edit',
    takes: z.object({ fields: z.array(LookFieldName).optional() }),
    gives: LookDesk,
    refuses: ['look_changed'],
    opens: 'none',
    isVersioned: true,
    example: { takes: { fields: ['primaryColor'] }, gives: example },
  }),
  publishLook: post('/api/services/app/Staff/PublishLook', {
    summary:
      'Publica el borrador: la tienda lo muestra enseguida. Se rechaza si alguien lo cambió desde que se vio',
    who: 'staff',
    permission: 'shop.edit',
    takes: Empty,
    gives: LookDesk,
    refuses: ['look_changed', 'nothing_to_publish'],
    isVersioned: true,
    example: { takes: {}, gives: example },
  }),
  restoreLook: post('/api/services/app/Staff/RestoreLook', {
    summary: 'Publica de nuevo el aspecto de una publicación anterior. El borrador queda como estaba',
    who: 'staff',
    permission: 'shop.edit',
    takes: z.object({ Id }),
    gives: LookDesk,
    refuses: ['not_found', 'nothing_to_publish'],
    isVersioned: true,
    example: { takes: { Id: 1 }, gives: example },
  }),
  uploadLookPicture: post('/api/services/app/Staff/UploadLookPicture', {
    summary:
      'Sube una imagen para el aspecto: un archivo PNG, JPG, WebP, GIF o SVG. Se codifica de nuevo, el logo se recorta a lo dibujado y el ícono queda cuadrado',
    who: 'staff',
    permission: 'shop.edit',
    takes: z.object({ use: z.enum(lookPictureUses) }),
    gives: z.object({
      url: z.string(),
      width: z.int(),
      height: z.int(),
      /** Colors for the shop, proposed from those of the picture. */
      colors: z.array(z.string()),
    }),
    refuses: [
      'no_file',
      'too_many_files',
      'file_too_large',
      'unreadable_picture',
      'picture_too_big',
      'too_complex',
      'busy',
    ],
    opens: 'none',
    multipart: true,
    example: {
      takes: { use: 'logo' },
      gives: {
        url: '/pictures/shops/andina/logo-3f9a1c0788f1c2aa.webp',
        width: 900,
        height: 240,
        colors: ['#1f5c4d'],
      },
    },
  }),
  getLookPreview: get('/api/services/app/Staff/GetLookPreview', {
    summary:
      'Una dirección de la tienda que muestra el borrador: vale unos minutos, y solo mientras siga abierta la sesión de quien la pidió',
    who: 'staff',
    permission: 'shop.view',
    takes: Empty,
    gives: z.object({
      /** Of the home page, with its token. */
      url: z.string(),
      token: z.string(),
      expiresAt: z.iso.datetime(),
    }),
    refuses: ['not_allowed'],
    opens: 'none',
    example: {
      takes: {},
      gives: {
        url: 'https://tienda.example/andina?preview=k3x.2.5d0f3a52',
        token: 'k3x.2.5d0f3a52',
        expiresAt: '2026-11-20T15:14:00.000Z',
      },
    },
  }),
}
