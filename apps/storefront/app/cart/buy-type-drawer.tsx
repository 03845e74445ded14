import { type CartProduct, totalQuantity } from '@estampa/domain/cart'
import { Icon, type IconName } from '@estampa/ui/icon'
import { Picture } from '@estampa/ui/picture'
import { Sheet } from '@estampa/ui/sheet'
import { useMessages } from '@estampa/web/messages'
import { productSource } from '../catalog/tiles/picture-source.ts'
import { PlaceholderPicture } from '../catalog/tiles/placeholder-picture.tsx'
import { productMessages } from '../messages/product.ts'
import { shellMessages } from '../messages/shell.ts'
import { LiveTotal } from './live-total.tsx'
import { useBuy } from './use-buying.ts'
import type { LivePrice } from './use-live-price.ts'

type BuyTypeDrawerProps = { line: CartProduct; price: LivePrice; onClose: () => void }

/** Into the cart, or straight to paying for this product alone. */
export function BuyTypeDrawer({ line, price, onClose }: BuyTypeDrawerProps) {
  const t = useMessages(productMessages)
  const shell = useMessages(shellMessages)
  const { add, buy } = useBuy()
  const { generic } = line
  return (
    <Sheet open title={t.buy_type} close={shell.close} onOpenChange={(open) => !open && onClose()}>
      <div className="grid gap-6 p-5 sm:p-8">
        <div className="flex items-center gap-4">
          {generic.featured_img ? (
            <Picture
              {...productSource({ image_url: generic.featured_img })}
              alt=""
              sizes="80px"
              className="product-ground w-20 rounded-base"
            />
          ) : (
            <PlaceholderPicture name={generic.name} className="w-20 rounded-base" />
          )}
          <div>
            <p className="font-semibold">{generic.name}</p>
            <p className="text-14 text-ink-soft">{t.units(totalQuantity(line))}</p>
          </div>
        </div>
        <LiveTotal price={price} />
        <div className="grid gap-3">
          <Choice
            icon="shopping-cart"
            title={t.buy_cart}
            text={t.buy_cart_text}
            onClick={() => add(line) && onClose()}
          />
          <Choice icon="zap" title={t.buy_now} text={t.buy_now_text} onClick={() => buy(line)} />
        </div>
      </div>
    </Sheet>
  )
}

type ChoiceProps = { icon: IconName; title: string; text: string; onClick: () => void }

function Choice({ icon, title, text, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex items-center gap-4 rounded-base border border-line-strong p-4 text-left transition-colors hover:border-ink hover:bg-wash"
    >
      <Icon name={icon} size={24} />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-14 text-ink-soft">{text}</span>
      </span>
    </button>
  )
}
