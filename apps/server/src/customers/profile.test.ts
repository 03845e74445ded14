import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts, password, registrationInput } from '../../test/account.ts'
import { refusalOf } from '../../test/buyer.ts'
import { asOwner, codeIn, until } from '../../test/test-mail-server.ts'

let here: Accounts

beforeAll(async () => {
  here = await openAccounts()
})
beforeEach(async () => {
  await here.allSent()
  here.post.received.length = 0
})
afterAll(() => here.close())

describe('choosing a password', () => {
  test('ends every session and tells the person [API-04, API-05]', async () => {
    const { email, accessToken, refreshToken } = await here.settle('mara@cliente.example')
    expect(await here.calls().sendPasswordResetCodePartner({ emailAddress: email })).toEqual({})
    const mail = await here.post.next(email)
    expect(mail.subject).toBe('Elegí tu contraseña de Pampa')
    expect(mail.text).toContain('/pampa/auth?mode=passwordChange&userId=')
    const { userId, code } = codeIn(mail)
    const answer = await here.calls().resetPassword({ userId, resetCode: code, password: 'Tazones2026' })
    expect(answer).toEqual({ canLogin: true, userName: email, deviceToken: expect.any(String) })
    expect(await here.isIn(accessToken)).toBe(false)
    expect((await refusalOf(here.calls().refreshToken({ refreshToken }))).status).toBe(401)
    expect((await refusalOf(here.signIn(email))).status).toBe(401)
    expect(await here.signIn(email, 'pampa', 'Tazones2026')).toMatchObject({ canLogin: true })
    expect((await here.post.next(email)).subject).toBe('Tu contraseña de Pampa cambió')
  })

  test('also sets the first one, and confirms the e-mail that was read [API-05]', async () => {
    const email = 'nico@cliente.example'
    await here.inPampa((tx) =>
      sql`insert into customers (email, full_name) values (${email}, 'Nico Luz')`.execute(tx),
    )
    await here.calls().sendPasswordResetCodePartner({ emailAddress: email })
    const { code } = codeIn(await here.post.next(email))
    await here.calls().resetPassword({ emailAddress: email, resetCode: code, password })
    expect(await here.signIn(email)).toMatchObject({ canLogin: true })
  })

  test('obeys the rules of passwords, and an unknown e-mail gets no mail [API-04, API-05]', async () => {
    const weak = { userId: 1, resetCode: 'AAAAAAAA', password: 'corta' }
    const { fault } = await refusalOf(here.calls().resetPassword(weak))
    expect(fault?.validationErrors).toEqual(
      [
        'La contraseña debe tener 8 caracteres como mínimo.',
        'La contraseña debe tener un número.',
        'La contraseña debe tener una letra mayúscula.',
      ].map((message) => ({ members: ['password'], message })),
    )
    expect(
      await here.calls().sendPasswordResetCodePartner({ emailAddress: 'nobody@cliente.example' }),
    ).toEqual({})
    await here.allSent()
    expect(here.post.received).toEqual([])
  })
})

describe('the profile', () => {
  test('shows and changes what is sent, and nothing else [API-06, AUTH-06]', async () => {
    const { accessToken, userId, email } = await here.settle('olga@cliente.example')
    const mine = here.calls('pampa', accessToken)
    const before = await mine.getProfile({})
    expect(before).toEqual({
      userId,
      email,
      fullName: 'Lucía Paz',
      phoneNumber: '+54 11 2345 6789',
      company: 'Paz SA',
      canLogin: true,
      pendingEmail: null,
      hasPassword: true,
    })
    const changed = await mine.updateProfile({
      name: 'Olga Ruiz',
      email,
      phoneNumber: '',
      company: 'Ruiz SRL',
    })
    expect(changed).toEqual({ ...before, fullName: 'Olga Ruiz', phoneNumber: '', company: 'Ruiz SRL' })
    expect(await mine.updateProfile({})).toEqual(changed)
    expect((await refusalOf(mine.updateProfile({ name: ' ' }))).status).toBe(400)
    expect((await refusalOf(here.calls('pampa').updateProfile({ name: 'X' }))).status).toBe(401)
    expect(here.post.received).toEqual([])
  })

  test('a new e-mail counts once it is confirmed there, and the old address is told [API-06, API-08]', async () => {
    const { accessToken, userId, email } = await here.settle('pedro@cliente.example')
    const mine = here.calls('pampa', accessToken)
    const next = 'pedro@nuevo.example'
    const answer = await mine.updateProfile({ email: next, currentPassword: password })
    expect(answer).toMatchObject({ email, pendingEmail: next })
    const told = await here.post.next(email)
    expect(told.subject).toBe('Pediste cambiar tu correo en Pampa')
    expect(told.text).toContain('p***@nuevo.example')
    expect(told.text).not.toContain(next)
    const { code } = codeIn(await here.post.next(next))
    expect(await here.signIn(email)).toMatchObject({ canLogin: true })
    const confirmed = await here.calls().validateCodeAuth({ userId, confirmationToken: code })
    expect(confirmed).toEqual({ canLogin: true, email: next, session: null })
    expect(await mine.getProfile({})).toMatchObject({ email: next, pendingEmail: null })
    expect((await refusalOf(here.signIn(email))).status).toBe(401)
    expect(await here.signIn(next)).toMatchObject({ canLogin: true })
  })

  test('a new e-mail asks for the password: a stolen token takes no account over [API-06, SYS-12]', async () => {
    const { accessToken, email } = await here.settle('paula@cliente.example')
    const thief = here.calls('pampa', accessToken)
    for (const currentPassword of [undefined, 'Wrong2026']) {
      const move = thief.updateProfile({ email: 'thief@nuevo.example', currentPassword })
      expect((await refusalOf(move)).fault?.refusal).toBe('wrong_password')
    }
    await here.allSent()
    expect(here.post.received).toEqual([])
    expect(await thief.getProfile({})).toMatchObject({ email, pendingEmail: null })
    // without a password only a sign-in of a moment ago shows who it is
    await here.inPampa((tx) =>
      tx.updateTable('customers').set({ password_hash: null }).where('email', '=', email).execute(),
    )
    await expect(thief.updateProfile({ email: 'paula@nuevo.example' })).resolves.toMatchObject({
      pendingEmail: 'paula@nuevo.example',
    })
    here.shift.ms += 11 * 60_000
    const late = thief.updateProfile({ email: 'thief@nuevo.example' })
    expect((await refusalOf(late)).fault?.refusal).toBe('sign_in_again')
  })

  test('to an e-mail that has an account is answered the same, and its owner is told [API-06]', async () => {
    const [{ accessToken }, other] = [
      await here.settle('quino@cliente.example'),
      await here.settle('rosa@cliente.example'),
    ]
    const answer = await here
      .calls('pampa', accessToken)
      .updateProfile({ email: other.email, currentPassword: password })
    expect(answer).toMatchObject({ email: 'quino@cliente.example', pendingEmail: other.email })
    const mail = await here.post.next(other.email)
    expect(mail.subject).toBe('Ya tenés una cuenta en Pampa')
    expect(mail.text).not.toMatch(/code=/)
  })

  test('a new e-mail that somebody registers in the same instant is asked for again [API-06] [API-08]', async () => {
    const { accessToken, userId } = await here.settle('vera@cliente.example')
    const next = 'vera@nuevo.example'
    await here.calls('pampa', accessToken).updateProfile({ email: next, currentPassword: password })
    const { code } = codeIn(await here.post.next(next))
    const confirm = () => here.calls().validateCodeAuth({ userId, confirmationToken: code })
    const early = await here.inPampa(async (tx) => {
      await sql`insert into customers (email, full_name) values (${next}, 'Other')`.execute(tx)
      const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx)
      const waiting = refusalOf(confirm())
      const request = `select from pg_locks where not granted and transactionid::text = '${rows[0]?.id}'`
      await until(async () => (await asOwner(here.testShops, request)).length === 1)
      return { waiting }
    })
    expect(await early.waiting).toMatchObject({ status: 409 })
    expect(await confirm()).toEqual({ canLogin: true, email: next, session: null })
  })

  test('a new e-mail that somebody else had registered arrives without the password that was known before [API-06, API-08, SYS-13]', async () => {
    const { accessToken, userId } = await here.settle('mallory@cliente.example')
    const claimed = 'victima@nuevo.example'
    await here.calls().registerUser(registrationInput(claimed, { password: 'Victima2026' }))
    await here.post.next(claimed)
    await here.calls('pampa', accessToken).updateProfile({ email: claimed, currentPassword: password })
    const { code } = codeIn(await here.post.next(claimed))
    await here.calls().validateCodeAuth({ userId, confirmationToken: code })
    expect(await here.isIn(accessToken)).toBe(false)
    for (const known of [password, 'Victima2026']) {
      expect((await refusalOf(here.signIn(claimed, 'pampa', known))).status).toBe(401)
    }
    const chosen = codeIn(await here.post.next(claimed))
    await here.calls().resetPassword({ userId, resetCode: chosen.code, password: 'Elegida2026' })
    expect(await here.signIn(claimed, 'pampa', 'Elegida2026')).toMatchObject({ canLogin: true })
  })

  test('a code for a password that went to the address that was left opens nothing [API-05, SYS-13]', async () => {
    const { accessToken, userId, email } = await here.settle('ulises@cliente.example')
    await here.calls().sendPasswordResetCodePartner({ emailAddress: email })
    const left = codeIn(await here.post.next(email))
    const next = 'ulises@nuevo.example'
    await here.calls('pampa', accessToken).updateProfile({ email: next, currentPassword: password })
    const { code } = codeIn(await here.post.next(next))
    await here.calls().validateCodeAuth({ userId, confirmationToken: code })
    const late = here.calls().resetPassword({ userId, resetCode: left.code, password: 'Ladron2026' })
    expect((await refusalOf(late)).fault?.refusal).toBe('bad_code')
  })

  test('strangers are not written to without end by one account [API-06]', async () => {
    const { accessToken } = await here.settle('yago@cliente.example')
    here.testShops.services.config.loginTries = 10
    try {
      for (let i = 0; i < 5; i += 1) {
        await here
          .calls('pampa', accessToken)
          .updateProfile({ email: `stranger${i}@nuevo.example`, currentPassword: password })
      }
      const more = here
        .calls('pampa', accessToken)
        .updateProfile({ email: 'stranger9@nuevo.example', currentPassword: password })
      expect((await refusalOf(more)).fault?.refusal).toBe('too_many_mails')
    } finally {
      here.testShops.services.config.loginTries = 0
    }
  })

  test('a password chosen anew cancels the change of e-mail that waits [API-05, API-06]', async () => {
    const { accessToken, userId, email } = await here.settle('sol@cliente.example')
    await here
      .calls('pampa', accessToken)
      .updateProfile({ email: 'thief@nuevo.example', currentPassword: password })
    const waiting = codeIn(await here.post.next('thief@nuevo.example'))
    await here.post.next(email)
    await here.calls().sendPasswordResetCodePartner({ emailAddress: email })
    await here
      .calls()
      .resetPassword({ userId, resetCode: codeIn(await here.post.next(email)).code, password })
    const stolen = here.calls().validateCodeAuth({ userId, confirmationToken: waiting.code })
    expect((await refusalOf(stolen)).fault?.refusal).toBe('bad_code')
  })

  test('a new password needs the old one and ends the other sessions [API-06]', async () => {
    const { accessToken, email } = await here.settle('tito@cliente.example')
    const other = await here.signIn(email)
    const mine = here.calls('pampa', accessToken)
    const newPassword = 'Gorras2026'
    for (const currentPassword of ['Wrong2026', undefined]) {
      const wanted = { newPassword, ...(currentPassword && { currentPassword }) }
      expect((await refusalOf(mine.updateProfile(wanted))).fault?.refusal).toBe('wrong_password')
    }
    await mine.updateProfile({ currentPassword: password, newPassword })
    expect([await here.isIn(accessToken), await here.isIn(other.accessToken)]).toEqual([true, false])
    expect(await here.signIn(email, 'pampa', newPassword)).toMatchObject({ canLogin: true })
    expect((await here.post.next(email)).subject).toBe('Tu contraseña de Pampa cambió')
  })
})
