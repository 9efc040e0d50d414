import type { Form as DeclaredForm } from '@narkhoz/contract/forms/form.ts'
import type { ReactNode } from 'react'
import { Form } from '../../forms/form.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { Dialog } from '../../kit/dialog.tsx'
import type { SelectOption } from '../../kit/select.tsx'
import styles from './form-dialog.module.css'

type FormDialogProps = {
  form: DeclaredForm
  /** Its subject, above the form. */
  lead: ReactNode
  options?: Readonly<Record<string, readonly SelectOption[]>>
}

/** A form in a dialog, at `?modal=` and the form's name. */
export const FormDialog = ({ form, lead, options = {} }: FormDialogProps) => {
  const locale = useLocale()
  return (
    <Dialog name={form.name} title={form.title[locale]}>
      <div className={styles.inside}>
        <p>{lead}</p>
        <Form form={form} options={options} />
      </div>
    </Dialog>
  )
}
