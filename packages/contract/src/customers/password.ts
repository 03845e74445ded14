import { brokenPasswordRules, type PasswordRule } from '@estampa/domain/customers'
import { z } from 'zod'

/** Written so that they fit «tú» and «vos». */
export const passwordSentences: Record<PasswordRule, string> = {
  too_short: 'La contraseña debe tener 8 caracteres como mínimo.',
  too_long: 'La contraseña puede tener 128 caracteres como máximo.',
  no_digit: 'La contraseña debe tener un número.',
  no_lower_case: 'La contraseña debe tener una letra minúscula.',
  no_upper_case: 'La contraseña debe tener una letra mayúscula.',
  has_space: 'La contraseña no puede tener espacios.',
}

/** A password that is being chosen: each rule that it breaks is told on its own. */
export const NewPassword = z
  .string()
  .superRefine((password, context) => {
    for (const rule of brokenPasswordRules(password)) {
      context.addIssue({ code: 'custom', message: passwordSentences[rule] })
    }
  })
  .meta({ format: 'password', minLength: 8, maxLength: 128 })

/** One that exists already: only its owner's memory decides whether it is right. */
export const Password = z.string().min(1).max(128).meta({ format: 'password' })
