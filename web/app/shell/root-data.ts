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

/** The location of a page: its menu item, and the parent pages, the nearest last. */
export type Way = { item?: number | undefined; above: readonly Step[] }

/** Data of the shell. A part is null if the content service did not answer: the shell works without it. */
export type RootData = {
  siteUrl: string
  /** The version of the build that rendered this, if known. */
  version?: string | undefined
  year: number
  /** The query as the server saw it: only declared keys. */
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

/** The root's loader data; undefined if the root itself failed. */
export const useRootData = () => useRouteLoaderData<() => RootData>('root')
