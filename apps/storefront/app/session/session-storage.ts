/** The data of one shop in the browser's storage. Keys carry the shop, because several shops may share an origin. */
export type User = { userId: number; email: string; fullName: string; phoneNumber: string; company: string }

/** The holder of the link of a quote or an order without an account. */
export type Guest = User & {
  accessToken: string
  link: string
  /** The shop made the quote for them; browsers that opened their link before it was told do not know. */
  isInvited?: boolean
  /** Names the checkout that this guest was made for, until its order is there. */
  purchase?: string
}

/** The device token stays when the person leaves: it lets them in again while strangers guess their password. */
type StoredName =
  | 'accessToken'
  | 'refreshToken'
  | 'userId'
  | 'profile'
  | 'guestToken'
  | 'deviceToken'
  | 'guest'

export type Tokens = { accessToken: string; refreshToken: string }

export class SessionStorage {
  readonly #shop: string
  readonly #storage: Storage

  constructor(shop: string, storage: Storage) {
    this.#shop = shop
    this.#storage = storage
  }

  keyOf(name: StoredName): string {
    return `estampa:${this.#shop}:${name}`
  }

  /** Tokens change often and say nothing new about who it is. */
  isOfPerson(key: string): boolean {
    return (['userId', 'profile', 'guest'] as const).some((name) => key === this.keyOf(name))
  }

  get(name: StoredName): string | undefined {
    return this.#storage.getItem(this.keyOf(name)) ?? undefined
  }

  set(name: StoredName, value: string): void {
    this.#storage.setItem(this.keyOf(name), value)
  }

  user(): User | undefined {
    const profile = this.get('profile')
    if (!profile || !this.get('userId')) return undefined
    try {
      return JSON.parse(profile) as User
    } catch {
      return undefined
    }
  }

  guest(): Guest | undefined {
    try {
      return JSON.parse(this.get('guest') ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  }

  saveGuest(guest: Guest): void {
    this.set('guest', JSON.stringify(guest))
  }

  forgetLink(): void {
    this.#storage.removeItem(this.keyOf('guest'))
  }

  saveUser(user: User): void {
    this.set('userId', String(user.userId))
    this.set('profile', JSON.stringify(user))
  }

  saveTokens({ accessToken, refreshToken }: Tokens): void {
    this.set('accessToken', accessToken)
    this.set('refreshToken', refreshToken)
  }

  forgetUser(): void {
    for (const name of ['accessToken', 'refreshToken', 'userId', 'profile'] as const)
      this.#storage.removeItem(this.keyOf(name))
  }

  forgetAll(): void {
    this.forgetUser()
    this.forgetLink()
    this.forgetGuest()
  }

  forgetGuest(): void {
    this.#storage.removeItem(this.keyOf('guestToken'))
  }
}
