import { startObjectStore } from '@narkhoz/content/testing/object-store.ts'
import { stopWithParent } from './child-service.ts'

const { variables } = await startObjectStore('site')
stopWithParent(variables)
