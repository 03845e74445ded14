import { showError } from '@estampa/web/notices'
import { useState } from 'react'

/** A paper that is drawn while somebody waits, in a tab of its own, from which it is printed. */
export function useOpenedPaper(): {
  isDrawing: boolean
  open: (draw: () => Promise<{ url: string }>) => void
} {
  const [isDrawing, setIsDrawing] = useState(false)
  const open = async (draw: () => Promise<{ url: string }>) => {
    // browsers open a tab only at once, so it waits empty for its address
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    setIsDrawing(true)
    try {
      const { url } = await draw()
      if (tab) tab.location.replace(new URL(url, window.location.href))
      else window.location.assign(url)
    } catch (error) {
      tab?.close()
      showError(error)
    }
    setIsDrawing(false)
  }
  return { isDrawing, open: (draw) => void open(draw) }
}

type DeskFile = { url: string; name: string }

/** A file that is made while somebody waits and saved under its name. */
export function useSavedFile(): {
  isMaking: boolean
  save: (make: () => Promise<DeskFile>) => Promise<boolean>
} {
  const [isMaking, setIsMaking] = useState(false)
  const save = async (make: () => Promise<DeskFile>) => {
    setIsMaking(true)
    try {
      const { url, name } = await make()
      const link = document.createElement('a')
      link.href = url
      link.download = name
      link.click()
      return true
    } catch (error) {
      showError(error)
      return false
    } finally {
      setIsMaking(false)
    }
  }
  return { isMaking, save }
}
