import type { Answer } from '@narkhoz/contract/entities/entity.ts'
import type { generalSettings } from '@narkhoz/contract/entities/general-settings.ts'
import type { menu } from '@narkhoz/contract/entities/menu.ts'
import { useRouteLoaderData } from 'react-router'

/** What stands around every screen. A part is null where the content service did not answer: the shell does without it. */
export type Frame = {
  siteUrl: string
  year: number
  settings: Answer<typeof generalSettings> | null
  header: Answer<typeof menu> | null
  footer: Answer<typeof menu> | null
}

/** What the root loaded; missing when the root itself failed. */
export const useFrame = () => useRouteLoaderData<() => Frame>('root')
