import { startObjectStore } from '@narkhoz/content/testing/object-store.ts'
import { onLeash } from './leashed.ts'

const { variables } = await startObjectStore('site')
onLeash(variables)
