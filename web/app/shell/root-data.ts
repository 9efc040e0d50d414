import type { Answer } from '@narkhoz/contract/entities/entity.ts'
import type { generalSettings } from '@narkhoz/contract/entities/general-settings.ts'
import type { menu } from '@narkhoz/contract/entities/menu.ts'
import { useRouteLoaderData } from 'react-router'
import type { Outcome } from '../forms/outcome.ts'
import type { Vision } from './low-vision.ts'

/** What every screen shows of the university. */
export type Settings = Answer<typeof generalSettings>

/** A menu in one language. */
export type Menu = Answer<typeof menu>

/** A page above the one being shown. */
export type Step = { title: string; to: string; lang?: string | undefined }

/** Where a page stands: the item of the menu it belongs to, and the pages above it, the nearest last. */
export type Way = { item?: number | undefined; above: readonly Step[] }

/** What stands around every screen. A part is null where the content service did not answer: the shell does without it. */
export type RootData = {
  siteUrl: string
  /** The version of the application that made this; missing where nobody said it. */
  version?: string | undefined
  year: number
  /** The query as the server saw it: only what the page's declaration names. */
  search: string
  /** Until when the link holds that shows this page before it is published; missing on every other page. */
  previewUntil?: { at: string; text: string } | undefined
  vision: Vision | undefined
  /** What became of the form that was sent from this page without a script. */
  outcome?: Outcome | undefined
  settings: Settings | null
  header: Menu | null
  footer: Menu | null
  way: Way
}

/** What the root loaded; missing when the root itself failed. */
export const useRootData = () => useRouteLoaderData<() => RootData>('root')
