import { expect, test } from 'vitest'
import { defaultPolicy, defaultTerms, withdrawalTexts } from '../law.ts'

const seller = { shop: 'Taller', legalName: null, taxId: null, email: null, address: null }

test('the pages of an Argentine shop name the rules of Argentina, the button among them, and none of Chile [LAW-01] [LAW-05] [LAW-06]', () => {
  const { name, exception, invitation } = withdrawalTexts.ARG
  const terms = defaultTerms('ARG', seller)
  expect(name).toBe('Botón de arrepentimiento')
  for (const rule of ['Ley 24.240', 'artículo 1116', 'Disposición 954/2025', '10 días corridos', name]) {
    expect(terms).toContain(rule)
  }
  expect(exception).toContain('Disposición 954/2025')
  expect(invitation).toMatch(/10 días corridos/)
  const policy = defaultPolicy('ARG', 'Taller', null)
  expect(policy).toContain('Ley 25.326')
  expect(policy).toContain('Agencia de Acceso a la Información Pública')
  const chilean = /retracto\b(?!,? y los permisos)|19\.496|19\.628|21\.719|SERNAC/
  expect(`${terms} ${exception} ${invitation}`).not.toMatch(chilean)
  expect(policy).not.toMatch(/19\.496|19\.628|21\.719|SERNAC/)
})

test('the pages of a Chilean shop name the rules of Chile, the law of December 2026 too, and none of Argentina [LAW-04] [LAW-05] [LAW-06]', () => {
  const { name, exception, invitation } = withdrawalTexts.CL
  const terms = defaultTerms('CL', seller)
  expect(name).toBe('Derecho a retracto')
  for (const rule of ['Ley 19.496', 'artículo 3 bis', '10 días', 'seis meses', name]) {
    expect(terms).toContain(rule)
  }
  expect(exception).toContain('artículo 3 bis de la Ley 19.496')
  expect(invitation).toContain('10 días')
  const policy = defaultPolicy('CL', 'Taller', 'hola@taller.example')
  expect(policy).toContain('Ley 19.628')
  expect(policy).toContain('desde el 1 de diciembre de 2026, la Ley 21.719')
  expect(policy).toContain('dentro de los 30 días')
  expect(policy).toContain('escribir a hola@taller.example')
  const argentine = /Botón de arrepentimiento|24\.240|25\.326|954\/2025|1116|AAIP/
  expect(`${terms} ${exception} ${invitation} ${policy}`).not.toMatch(argentine)
})
