import { starter } from '../../starter-entry.ts'
import { spring2024 } from './2024-spring.ts'
import { summer2024 } from './2024-summer.ts'
import { autumn2025 } from './2025-autumn.ts'
import { spring2025 } from './2025-spring.ts'
import { winter2025 } from './2025-winter.ts'
import { autumn2026 } from './2026-autumn.ts'
import { spring2026 } from './2026-spring.ts'
import { summer2026 } from './2026-summer.ts'

export const news = starter('news', [
  ...autumn2026,
  ...summer2026,
  ...spring2026,
  ...autumn2025,
  ...spring2025,
  ...winter2025,
  ...summer2024,
  ...spring2024,
])
