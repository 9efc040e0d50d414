import type { Form as DeclaredForm } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { titleDash } from '@narkhoz/contract/title-dash.ts'
import { Form } from '../forms/form.tsx'
import type { Outcome } from '../forms/outcome.ts'
import { OutcomeProvider } from '../forms/use-outcome.ts'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { Section } from '../kit/section.tsx'

/** The option of a select if its list is unavailable: the selected one. */
const chosenOf = (form: DeclaredForm, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    form.fields.flatMap(({ field: { name, control } }) => {
      const value = values[name]
      return control === 'select' && value ? [[name, [{ value, title: value }]]] : []
    }),
  )

/** A form sent without a script from a page that fails now: the form alone, with its input. */
export const FormAgain = ({ outcome }: { outcome: Exclude<Outcome, { is: 'sent' }> }) => {
  const locale = useLocale()
  const words = useWords()
  const form: DeclaredForm = forms[outcome.form]
  return (
    <main id="main">
      <title>{`${words.form.wrongTitle}: ${form.title[locale]}${titleDash[locale]}${words.name.full}`}</title>
      <Section block="form" title={null}>
        <h1>{form.title[locale]}</h1>
        <OutcomeProvider value={outcome}>
          <Form form={form} options={chosenOf(form, outcome.values)} />
        </OutcomeProvider>
      </Section>
    </main>
  )
}
