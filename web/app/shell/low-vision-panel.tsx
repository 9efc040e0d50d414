import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useAddressOf } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { Button } from '../kit/button.tsx'
import { spaced } from '../kit/spaced.ts'
import { chosenVision, type Vision, visionAttributes, visionChoices, visionCookie, visionName } from './low-vision.ts'
import styles from './low-vision-panel.module.css'
import { useRootData } from './root-data.ts'
import { useAddress } from './use-address.ts'

const attributeNames = ['data-vision', 'data-zoom', 'data-spacing', 'data-pictures'] as const

/** Shows a choice at once; the server learns of it by the cookie. */
const show = (vision: Vision | undefined) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and a page without TLS has none
  document.cookie = visionCookie(vision, location.protocol === 'https:')
  const attributes = visionAttributes(vision)
  for (const name of attributeNames) {
    const value = attributes?.[name]
    if (value) document.documentElement.setAttribute(name, value)
    else document.documentElement.removeAttribute(name)
  }
}

const sentIn = (form: HTMLFormElement, submitter?: HTMLElement | null) =>
  new URLSearchParams([...new FormData(form, submitter)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/**
 * Colours, size, spacing and pictures for low vision. A plain form that changes the cookie; with script it needs no reload. Each
 * scheme has a swatch, and a sample previews the selection.
 */
export const VisionPanel = () => {
  const {
    vision: words,
    menu: { close },
  } = useWords()
  const chosen = useRootData()?.vision
  const { pathname, search } = useAddress()
  const action = useAddressOf(`/${visionName}`)
  const { revalidate } = useRevalidator()

  const apply = (form: HTMLFormElement, submitter?: HTMLElement | null) => {
    show(chosenVision(sentIn(form, submitter)))
    void revalidate()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget, event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null)
    // Enlarged, it covers the page, and on a phone its own switch.
    event.currentTarget.parentElement?.hidePopover()
  }

  const group = <N extends keyof typeof visionChoices>(
    name: N,
    options: readonly { value: (typeof visionChoices)[N][number]; text: string }[],
  ) => (
    <fieldset className={name === 'scheme' ? styles.colours : styles.choices}>
      <legend>{words[name].label}</legend>
      {spaced(
        options.map(({ value, text }, at) => (
          <label key={value} data-choice={value}>
            <input type="radio" name={name} value={value} defaultChecked={chosen?.[name] ? chosen[name] === value : at === 0} />
            <span>{text}</span>
          </label>
        )),
      )}
    </fieldset>
  )

  return (
    <div className={styles.panel} id="site-vision" popover="auto">
      <form action={action} aria-labelledby="site-vision-title" onSubmit={submit} onChange={(event) => apply(event.currentTarget)}>
        <input type="hidden" name="back" value={pathname + search} />
        <h2 id="site-vision-title">{words.open}</h2>
        <p>{words.sample}</p>
        {group(
          'scheme',
          visionChoices.scheme.map((value) => ({ value, text: words.scheme[value] })),
        )}
        {group(
          'zoom',
          visionChoices.zoom.map((value) => ({ value, text: words.zoom[value] })),
        )}
        {group(
          'spacing',
          visionChoices.spacing.map((value) => ({ value, text: words.spacing[value] })),
        )}
        {group(
          'pictures',
          visionChoices.pictures.map((value) => ({ value, text: words.pictures[value] })),
        )}
        <div className={styles.actions}>
          <Button>{words.apply}</Button>{' '}
          <Button kind="quiet" type="button" popoverTarget="site-vision" popoverTargetAction="hide">
            {close}
          </Button>{' '}
          {chosen && (
            <Button kind="quiet" name="off" value="1">
              {words.off}
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}
