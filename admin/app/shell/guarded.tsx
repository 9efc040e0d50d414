import type { ComponentType } from 'react'
import { useResourceContext } from '../kit/resource.ts'
import { useMaySee } from '../session/current-user.tsx'
import { NotAllowed } from './not-found.tsx'

/** A screen of a section that shows a message without permission, instead of an empty frame. */
export const guarded = (Screen: ComponentType) => () => (useMaySee(useResourceContext() ?? '') ? <Screen /> : <NotAllowed />)
