import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts, password, registrationInput } from '../../test/account.ts'
import { refusalOf } from '../../test/buyer.ts'
import { codeIn } from '../../test/test-mail-server.ts'

let here: Accounts
const HOUR_MS = 3600_000

beforeAll(async () => {
  here = await openAccounts()
})
beforeEach(async () => {
  await here.allSent()
  here.post.received.length = 0
})
afterAll(() => here.close())

describe('opening an account', () => {
  test('sends a code that confirms the e-mail, and only then one can sign in; its link leads on and signs in at once [API-02, API-08, AUTH-03, GST-03]', async () => {
    const email = 'ana@cliente.example'
    const going = { from: '/shopping-cart?ask=quote' }
    const answer = await here.calls().registerUser(registrationInput(' Ana@cliente.example', going))
    expect(answer).toEqual({ canLogin: false, emailAddress: email })
    expect(await here.signIn(email)).toMatchObject({ canLogin: false, accessToken: '' })
    const mail = await here.post.next(email)
    expect(mail.subject).toBe('Confirmá tu correo en Pampa')
    expect(mail.text).toContain('¡Hola, Lucía!')
    expect(mail.text).toMatch(/\/pampa\/auth\?mode=emailVerify&userId=\d+&code=[0-9A-Z]{26}/)
    expect(mail.text).toContain(`&email=ana%40cliente.example&from=${encodeURIComponent(going.from)}`)
    const { userId, code } = codeIn(mail)
    const confirmed = await here.calls().validateCodeAuth({ userId, confirmationToken: code })
    expect(confirmed).toMatchObject({ canLogin: true, email, session: { email, canLogin: true } })
    expect(await here.isIn(confirmed.session?.accessToken ?? '')).toBe(true)
    expect(await here.signIn(email)).toMatchObject({ canLogin: true, fullName: 'Lucía Paz', userId })
  })

  test('speaks with «tú» in Chile, and takes the code as it is typed, with the e-mail [API-02, API-08]', async () => {
    const email = 'ana@cliente.example'
    await here.calls('andina').registerUser({ fullName: 'Ana Soto', emailAddress: email, password })
    const mail = await here.post.next(email)
    expect(mail.subject).toBe('Confirma tu correo en Andina')
    const typed = ` ${codeIn(mail).typed.toLowerCase()} `.replaceAll('0', 'o')
    const confirmed = await here.calls('andina').validateCodeAuth({
      emailAddress: email,
      confirmationToken: typed,
    })
    expect(confirmed).toMatchObject({ canLogin: true, email })
  })

  test('every rule that a password breaks is told, each in its sentence at its field [API-02]', async () => {
    const { fault, status } = await refusalOf(
      here.calls().registerUser(registrationInput('x@cliente.example', { password: 'a b' })),
    )
    expect(status).toBe(400)
    expect(fault?.validationErrors).toEqual(
      [
        'La contraseña debe tener 8 caracteres como mínimo.',
        'La contraseña debe tener un número.',
        'La contraseña debe tener una letra mayúscula.',
        'La contraseña no puede tener espacios.',
      ].map((message) => ({ message, members: ['password'] })),
    )
    for (const [bad, told] of [
      ['REMERAS2026', 'La contraseña debe tener una letra minúscula.'],
      [`Aa1${'x'.repeat(126)}`, 'La contraseña puede tener 128 caracteres como máximo.'],
    ] as const) {
      const refused = await refusalOf(
        here.calls().registerUser(registrationInput('x@cliente.example', { password: bad })),
      )
      expect(refused.fault?.validationErrors).toEqual([{ message: told, members: ['password'] }])
    }
  })

  test('a password that everybody uses is refused wherever one is chosen [API-02, API-05, API-06]', async () => {
    const email = 'zoe@cliente.example'
    const common = 'Password1'
    const refused = await refusalOf(here.calls().registerUser(registrationInput(email, { password: common })))
    expect(refused).toMatchObject({ status: 422, fault: { refusal: 'common_password' } })
    expect(refused.message).toBe('Esa contraseña es de las más usadas y se adivina enseguida. Elegí otra.')
    const { accessToken } = await here.settle(email)
    const change = here
      .calls('pampa', accessToken)
      .updateProfile({ currentPassword: password, newPassword: common })
    expect((await refusalOf(change)).fault?.refusal).toBe('common_password')
    await here.calls().sendPasswordResetCodePartner({ emailAddress: email })
    const { userId, code } = codeIn(await here.post.next(email))
    const reset = here.calls().resetPassword({ userId, resetCode: code, password: common })
    expect((await refusalOf(reset)).fault?.refusal).toBe('common_password')
  })

  test('needs a name and an e-mail that is one [API-02]', async () => {
    const nameless = await refusalOf(
      here.calls().registerUser({ emailAddress: 'x@cliente.example', password }),
    )
    expect(nameless.fault?.validationErrors).toEqual([{ message: 'Falta el nombre.', members: ['name'] }])
    const failure = await refusalOf(here.calls().registerUser(registrationInput('not an e-mail')))
    expect(failure.fault?.validationErrors).toEqual([
      { message: 'Ese correo no es válido.', members: ['emailAddress'] },
    ])
  })

  test('of an e-mail that has one answers the same, and tells its owner a way in [API-02]', async () => {
    const { email } = await here.settle('beto@cliente.example')
    const stranger = registrationInput(email, {
      name: 'Mirá http://evil.example',
      surname: '',
      password: 'Otra2026clave',
    })
    expect(await here.calls().registerUser(stranger)).toEqual({ canLogin: false, emailAddress: email })
    const mail = await here.post.next(email)
    expect(mail.subject).toBe('Ya tenés una cuenta en Pampa')
    expect(mail.text).not.toContain('evil.example')
    expect(mail.text).toContain('/pampa/auth?mode=login')
    expect(await here.signIn(email)).toMatchObject({ canLogin: true, fullName: 'Lucía Paz' })
    const { userId, code } = codeIn(mail)
    await here.calls().resetPassword({ userId, resetCode: code, password: 'Nueva2026clave' })
    expect(await here.signIn(email, 'pampa', 'Nueva2026clave')).toMatchObject({ canLogin: true })
  })

  test('with another password before it is confirmed lets the reader of the mail choose: no code confirms a stranger’s password [API-02, SYS-13]', async () => {
    const email = 'cora@cliente.example'
    const stranger = registrationInput(email, { name: 'Mallory', password: 'Ladron2026' })
    for (const order of ['the owner first', 'the stranger first']) {
      const requests =
        order === 'the owner first'
          ? [registrationInput(email), stranger]
          : [stranger, registrationInput(email)]
      const mails = []
      for (const request of requests) {
        await here.calls().registerUser(request)
        mails.push(await here.post.next(email))
      }
      const [first, second] = mails.map(codeIn)
      if (!first || !second) throw new Error('two mails')
      const early = { userId: first.userId, confirmationToken: first.code }
      expect((await refusalOf(here.calls().validateCodeAuth(early))).fault?.refusal).toBe('bad_code')
      expect(mails[1]?.text).toContain('mode=passwordChange')
      const late = { userId: second.userId, confirmationToken: second.code }
      expect((await refusalOf(here.calls().validateCodeAuth(late))).fault?.refusal).toBe('bad_code')
      for (const known of ['Ladron2026', password]) {
        expect((await refusalOf(here.signIn(email, 'pampa', known))).status).toBe(401)
      }
      const { userId, code: resetCode } = second
      await here.calls().resetPassword({ userId, resetCode, password: 'Mia2026clave' })
      expect((await refusalOf(here.signIn(email, 'pampa', 'Ladron2026'))).status).toBe(401)
      expect(await here.signIn(email, 'pampa', 'Mia2026clave')).toMatchObject({ canLogin: true })
      await here.inPampa((tx) => tx.deleteFrom('customers').where('email', '=', email).execute())
      await here.allSent()
      here.post.received.length = 0
    }
  })

  test('again with the same password keeps it, and the code of each mail is good [API-02, SYS-13]', async () => {
    const email = 'celia@cliente.example'
    await here.calls().registerUser(registrationInput(email))
    const { userId, code } = codeIn(await here.post.next(email))
    await here.calls().registerUser(registrationInput(email, { name: 'Celia' }))
    expect((await here.post.next(email)).text).toContain('mode=emailVerify')
    await here.calls().validateCodeAuth({ userId, confirmationToken: code })
    expect(await here.signIn(email)).toMatchObject({ canLogin: true, fullName: 'Celia Paz' })
  })

  test('and another mail asked for a contested e-mail lets its reader choose too [API-03, SYS-13]', async () => {
    const email = 'carla@cliente.example'
    await here.calls().registerUser(registrationInput(email, { password: 'Ladron2026' }))
    await here.calls().registerUser(registrationInput(email))
    await here.allSent()
    here.post.received.length = 0
    await here.calls().sendEmailActivationEcommerceLink({ emailAddress: email })
    const { text } = await here.post.next(email)
    expect(text).toContain('mode=passwordChange')
    expect(text).not.toContain('mode=emailVerify')
  })

  test('takes the e-mail under either name of the specification, and misses it under both [API-01, API-02, API-03, API-04, API-05, API-08]', async () => {
    const email = 'nora@cliente.example'
    const named = { userNameOrEmailAddress: email }
    const { emailAddress: _, ...person } = registrationInput(email)
    expect(await here.calls().registerUser({ ...person, ...named })).toMatchObject({ emailAddress: email })
    await here.post.next(email)
    await here.calls().sendEmailActivationEcommerceLink(named)
    const { code } = codeIn(await here.post.next(email))
    await here.calls().validateCodeAuth({ ...named, confirmationToken: code })
    await here.calls().sendPasswordResetCodePartner(named)
    const { code: resetCode } = codeIn(await here.post.next(email))
    await here.calls().resetPassword({ ...named, resetCode, password: 'Nueva2026clave' })
    const signedIn = here.calls().authenticate({ emailAddress: email, password: 'Nueva2026clave' })
    expect(await signedIn).toMatchObject({ canLogin: true })
    const failure = await refusalOf(here.calls().authenticate({ password }))
    expect(failure.fault?.validationErrors).toEqual([
      { message: 'Falta el correo.', members: ['emailAddress'] },
    ])
  })

  test('twice at once makes one account [API-02]', async () => {
    const email = 'dora@cliente.example'
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => here.calls().registerUser(registrationInput(email))),
    )
    expect(answers).toEqual(Array(4).fill({ canLogin: false, emailAddress: email }))
    const { rows } = await here.inPampa((tx) =>
      sql`select id from customers where email = ${email}`.execute(tx),
    )
    expect(rows).toHaveLength(1)
  })

  test('is refused where the shop takes no registrations [API-02, CONF-11]', async () => {
    const shop = await here.testShops.services.shops.byName('pampa')
    if (!shop) throw new Error('no pampa')
    const { config } = shop
    shop.config = { ...config, registrationInShop: false }
    try {
      expect(
        await refusalOf(here.calls().registerUser(registrationInput('x@cliente.example'))),
      ).toMatchObject({
        status: 403,
      })
    } finally {
      shop.config = config
    }
  })
})

describe('the mail that confirms an account', () => {
  test('is sent once more, and the code of each mail is good [API-03]', async () => {
    const email = 'eva@cliente.example'
    await here.calls().registerUser(registrationInput(email))
    const first = codeIn(await here.post.next(email))
    expect(await here.calls().sendEmailActivationEcommerceLink({ emailAddress: email })).toEqual({})
    const second = codeIn(await here.post.next(email))
    expect(second.code).not.toBe(first.code)
    const { userId, code } = first
    expect(await here.calls().validateCodeAuth({ userId, confirmationToken: code })).toMatchObject({
      canLogin: true,
    })
  })

  test('goes to nobody who needs none: confirmed or unknown [API-03]', async () => {
    const { email } = await here.settle('fede@cliente.example')
    for (const emailAddress of [email, 'nobody@cliente.example']) {
      expect(await here.calls().sendEmailActivationEcommerceLink({ emailAddress })).toEqual({})
    }
    await here.allSent()
    expect(here.post.received).toEqual([])
  })
})

describe('a code', () => {
  test('counts once, also when it comes twice at the same time [API-08]', async () => {
    const email = 'gala@cliente.example'
    await here.calls().registerUser(registrationInput(email))
    const { userId, code } = codeIn(await here.post.next(email))
    const tries = await Promise.allSettled(
      [1, 2, 3, 4].map(() => here.calls().validateCodeAuth({ userId, confirmationToken: code })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      (await refusalOf(here.calls().validateCodeAuth({ userId, confirmationToken: code }))).fault,
    ).toMatchObject({
      refusal: 'bad_code',
      code: 422,
    })
  })

  test('of a password counts once, also when it comes twice at the same time [API-05]', async () => {
    const { email } = await here.settle('hugo@cliente.example')
    await here.calls().sendPasswordResetCodePartner({ emailAddress: email })
    const { userId, code } = codeIn(await here.post.next(email))
    const tries = await Promise.allSettled(
      ['Uno2026clave', 'Dos2026clave'].map((chosen) =>
        here.calls().resetPassword({ userId, resetCode: code, password: chosen }),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('expires [API-05, API-08]', async () => {
    const { email } = await here.settle('ines@cliente.example')
    await here.calls().sendPasswordResetCodePartner({ emailAddress: email })
    const reset = codeIn(await here.post.next(email))
    await here.calls().registerUser(registrationInput('ivan@cliente.example'))
    const activation = codeIn(await here.post.next('ivan@cliente.example'))
    const began = here.shift.ms
    here.shift.ms = began + HOUR_MS + 60_000
    const late = { userId: reset.userId, resetCode: reset.code, password }
    expect((await refusalOf(here.calls().resetPassword(late))).fault?.refusal).toBe('bad_code')
    here.shift.ms = began + 73 * HOUR_MS
    const { userId, code } = activation
    expect((await refusalOf(here.calls().validateCodeAuth({ userId, confirmationToken: code }))).status).toBe(
      422,
    )
  })

  test('is worth nothing to type after ten wrong ones, whoever asks; the mail’s link still is [API-08, SYS-12]', async () => {
    const email = 'juan@cliente.example'
    await here.calls().registerUser(registrationInput(email))
    const { userId, code, typed } = codeIn(await here.post.next(email))
    for (let wrong = 0; wrong < 10; wrong += 1) {
      const guess = { userId, confirmationToken: `ZZZZZZZ${wrong}` }
      expect((await refusalOf(here.calls().validateCodeAuth(guess))).fault?.refusal).toBe('bad_code')
    }
    expect(
      (await refusalOf(here.calls().validateCodeAuth({ userId, confirmationToken: typed }))).status,
    ).toBe(422)
    expect(await here.calls().validateCodeAuth({ userId, confirmationToken: code })).toMatchObject({
      canLogin: true,
    })
  })

  test('is another person’s, another shop’s, or for something else: the same refusal [API-05, API-08]', async () => {
    const email = 'karen@cliente.example'
    await here.calls().registerUser(registrationInput(email))
    const { userId, code: confirmationToken } = codeIn(await here.post.next(email))
    const refused = [
      here.calls().validateCodeAuth({ userId: userId + 1, confirmationToken }),
      here.calls().validateCodeAuth({ userId: 2_147_483_647, confirmationToken }),
      here.calls().validateCodeAuth({ emailAddress: 'nobody@cliente.example', confirmationToken }),
      here.calls().validateCodeAuth({ userId, emailAddress: 'nobody@cliente.example', confirmationToken }),
      here.calls('andina').validateCodeAuth({ userId, confirmationToken }),
      here.calls().resetPassword({ userId, resetCode: confirmationToken, password }),
    ]
    const failures = await Promise.all(refused.map(refusalOf))
    expect(new Set(failures.map(({ status, fault }) => `${status} ${fault?.refusal}`))).toEqual(
      new Set(['422 bad_code']),
    )
    expect((await refusalOf(here.calls().validateCodeAuth({ confirmationToken }))).status).toBe(400)
  })

  test('stands nowhere in the database, nor in the mail that is kept [API-03, API-04]', async () => {
    const email = 'lara@cliente.example'
    await here.calls().registerUser(registrationInput(email))
    const { code, typed } = codeIn(await here.post.next(email))
    const { rows } = await here.inPampa((tx) =>
      sql<{ all: string }>`select (select string_agg(c::text, ' ') from account_codes c)
        || (select string_agg(m::text, ' ') from mails m) as all`.execute(tx),
    )
    expect(rows[0]?.all).toContain(email)
    expect(rows[0]?.all).not.toContain(code)
    expect(rows[0]?.all).not.toContain(typed)
    expect(rows[0]?.all).not.toContain(typed.replace('-', ''))
  })
})
