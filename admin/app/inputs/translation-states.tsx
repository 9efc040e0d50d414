import type { TextState, TranslatedLocale, Working } from '@narkhoz/contract/admin/entries.ts'
import { translatedLocales } from '@narkhoz/contract/admin/entries.ts'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { isValues, textsOf } from '../schema/values.ts'

type TranslationStates = {
  /** The state of a translation for its Kazakh text, also before saving. */
  stateOf: (lang: TranslatedLocale, kazakh: string, text: string) => TextState
  /** Confirms a translation for its current Kazakh text; undefined without permission. */
  confirm?: ((lang: TranslatedLocale, kazakh: string, text: string) => void) | undefined
}

const written = (text: string): TextState => (text.trim() === '' ? 'missing' : 'written')

const Context = createContext<TranslationStates>({ stateOf: (_, __, text) => written(text) })

const at = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (Array.isArray(value) ? value[Number(name)] : isValues(value) ? value[name] : undefined), values)

const keyOf = (lang: string, kazakh: string, text: string) => JSON.stringify([lang, kazakh.trim(), text.trim()])

/** States of translations from the service, by content, so that they survive moving rows and blocks. */
export const statesByContent = ({ attributes, translations }: Pick<Working, 'attributes' | 'translations'>) => {
  const states = new Map<string, { state: TextState; paths: string[] }>()
  const known = new Set<string>()
  for (const [path, stateIn] of Object.entries(translations)) {
    const texts = textsOf(at(attributes, path))
    for (const lang of translatedLocales) {
      const key = keyOf(lang, texts.kz, texts[lang])
      states.set(key, { state: stateIn[lang], paths: [...(states.get(key)?.paths ?? []), path] })
      known.add(keyOf(lang, '', texts[lang]))
    }
  }
  return {
    stateOf: (lang: TranslatedLocale, kazakh: string, text: string): TextState => {
      if (text.trim() === '' || kazakh.trim() === '') return written(text)
      const found = states.get(keyOf(lang, kazakh, text))
      if (found) return found.state
      // A known translation next to another Kazakh text is outdated; a new one was written for it.
      return known.has(keyOf(lang, '', text)) ? 'outdated' : 'written'
    },
    /** The paths of a saved translation of this Kazakh text. */
    pathsOf: (lang: TranslatedLocale, kazakh: string, text: string) => states.get(keyOf(lang, kazakh, text))?.paths ?? [],
  }
}

/** Provides states of translations to inputs. */
export const WithTranslationStates = ({
  working,
  confirm,
  children,
}: {
  working: Pick<Working, 'attributes' | 'translations'>
  confirm?: TranslationStates['confirm']
  children: ReactNode
}) => {
  const value = useMemo(() => ({ ...statesByContent(working), confirm }), [working, confirm])
  return <Context value={value}>{children}</Context>
}

/** The states of translations. */
export const useTranslationStates = () => useContext(Context)
