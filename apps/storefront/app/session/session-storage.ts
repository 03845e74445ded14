/** What the browser keeps of one shop. Keys carry the shop: several may share an origin. */
export type User = { userId: number; email: string; fullName: string; phoneNumber: string; company: string }

/** The device token stays when the person leaves: it lets them in again while strangers guess their password. */
type Name = 'accessToken' | 'refreshToken' | 'userId' | 'profile' | 'guestToken' | 'deviceToken'

export type Tokens = { accessToken: string; refreshToken: string }

export class SessionStorage {
  readonly #shop: string
  readonly #storage: Storage

  constructor(shop: string, storage: Storage) {
    this.#shop = shop
    this.#storage = storage
  }

  keyOf(name: Name): string {
    return `estampa:${this.#shop}:${name}`
  }

  /** Tokens change often and say nothing new about who it is. */
  isOfPerson(key: string): boolean {
    return key === this.keyOf('userId') || key === this.keyOf('profile')
  }

  get(name: Name): string | undefined {
    return this.#storage.getItem(this.keyOf(name)) ?? undefined
  }

  set(name: Name, value: string): void {
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

  keepUser(user: User): void {
    this.set('userId', String(user.userId))
    this.set('profile', JSON.stringify(user))
  }

  keepTokens({ accessToken, refreshToken }: Tokens): void {
    this.set('accessToken', accessToken)
    this.set('refreshToken', refreshToken)
  }

  forgetUser(): void {
    for (const name of ['accessToken', 'refreshToken', 'userId', 'profile'] as const)
      this.#storage.removeItem(this.keyOf(name))
  }

  forgetAll(): void {
    this.forgetUser()
    this.forgetGuest()
  }

  forgetGuest(): void {
    this.#storage.removeItem(this.keyOf('guestToken'))
  }
}
