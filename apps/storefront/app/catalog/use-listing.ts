import { useLocation, useNavigate, useNavigation, useParams } from 'react-router'
import { useShopPath } from '../shop/shop-data.ts'
import { useTemplate } from '../theme/use-template.ts'
import {
  ALL_CATEGORIES,
  type ListingState,
  listingPath,
  readListing,
  usualSortings,
} from './listing-state.ts'

/** The listing that the address says: of the page that is coming as soon as one is, so that a press shows at once. */
export function useListing() {
  const here = useLocation()
  const coming = useNavigation().location
  const { categoryDesc = ALL_CATEGORIES } = useParams()
  const navigate = useNavigate()
  const path = useShopPath()
  const isWaiting = coming !== undefined && coming.pathname === here.pathname
  const { search } = isWaiting ? coming : here
  const usual = usualSortings[useTemplate().list]
  const listing = readListing(categoryDesc, new URLSearchParams(search), usual)
  return {
    listing,
    /** Another page of this listing is on its way. */
    isWaiting,
    /** The scroll position stays while filters change, and the pressed filter shows at once. */
    show: (next: ListingState) =>
      navigate(path(listingPath(next, usual)), { preventScrollReset: true, flushSync: true }),
    hrefOf: (next: ListingState) => path(listingPath(next, usual)),
  }
}
