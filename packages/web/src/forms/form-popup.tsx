import { Button } from '@estampa/ui/button'
import { Popup } from '@estampa/ui/popup'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { sharedMessages } from '../messages/shared-messages.ts'
import { useMessages } from '../messages/use-messages.ts'

type FormPopupProps = {
  title: string
  /** The label of the submit button. */
  submit: string
  back?: string | undefined
  variant?: 'main' | 'danger'
  form: ComponentProps<'form'>
  isWorking: boolean
  wide?: boolean
  /** The first field gets the focus. */
  startsInField?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form in a popup. The buttons stay in sight while the fields scroll. */
export function FormPopup(props: FormPopupProps) {
  const {
    title,
    submit,
    back,
    variant = 'main',
    form,
    isWorking,
    wide = false,
    startsInField,
    onClose,
  } = props
  const t = useMessages(sharedMessages)
  const id = useId()
  return (
    <Popup
      open
      onOpenChange={(isOpen) => !isOpen && !isWorking && onClose()}
      title={title}
      close={t.close}
      wide={wide}
      {...(startsInField && { startsInField })}
      footer={
        <>
          <Button variant="quiet" disabled={isWorking} onClick={onClose}>
            {back ?? t.back}
          </Button>
          <Button type="submit" form={id} variant={variant} isBusy={isWorking}>
            {submit}
          </Button>
        </>
      }
    >
      <form {...form} id={id} className="grid grid-cols-1 gap-5 pb-1">
        {props.children}
      </form>
    </Popup>
  )
}
