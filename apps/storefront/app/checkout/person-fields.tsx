import { StepField } from './step-field.tsx'
import type { StepForm } from './use-step-form.ts'

export function PersonFields({ form, readOnly = false }: { form: StepForm; readOnly?: boolean }) {
  return (
    <>
      <StepField form={form} name="name" readOnly={readOnly} autoComplete="given-name" />
      <StepField form={form} name="lastName" readOnly={readOnly} autoComplete="family-name" />
      <StepField form={form} name="phone" readOnly={readOnly} autoComplete="tel" inputMode="tel" />
      <StepField form={form} name="email" readOnly={readOnly} autoComplete="email" inputMode="email" />
    </>
  )
}
