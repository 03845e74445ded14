import {
  CanvasTexture,
  Color,
  DoubleSide,
  MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
  RepeatWrapping,
} from 'three'

export type Finish =
  | 'ceramic'
  | 'matt'
  | 'enamel'
  | 'plastic'
  | 'softTouch'
  | 'rubber'
  | 'powder'
  | 'steel'
  | 'chrome'
  | 'brass'
  | 'metallic'
  | 'glass'
  | 'frosted'
  | 'tritan'
  | 'paper'
  | 'leather'
  | 'kraft'
  | 'fabric'
  | 'nylon'
  | 'felt'
  | 'wood'
  | 'bamboo'
  | 'cork'
  | 'screen'
  | 'liquid'

const settings: Record<Finish, MeshPhysicalMaterialParameters> = {
  ceramic: { roughness: 0.22, clearcoat: 1, clearcoatRoughness: 0.06 },
  matt: { roughness: 0.62, clearcoat: 0.15, clearcoatRoughness: 0.6 },
  enamel: { roughness: 0.25, clearcoat: 1, clearcoatRoughness: 0.12 },
  plastic: { roughness: 0.34, clearcoat: 0.5, clearcoatRoughness: 0.22 },
  softTouch: { roughness: 0.7, sheen: 0.35, sheenRoughness: 0.6 },
  rubber: { roughness: 0.85 },
  powder: { roughness: 0.55, clearcoat: 0.25, clearcoatRoughness: 0.55 },
  steel: { metalness: 1, roughness: 0.3 },
  chrome: { metalness: 1, roughness: 0.09 },
  brass: { metalness: 1, roughness: 0.22 },
  metallic: { metalness: 0.85, roughness: 0.34, clearcoat: 0.6, clearcoatRoughness: 0.2 },
  glass: {
    roughness: 0.02,
    transparent: true,
    opacity: 0.22,
    clearcoat: 1,
    side: DoubleSide,
    depthWrite: false,
  },
  frosted: { roughness: 0.6, transparent: true, opacity: 0.62, side: DoubleSide, depthWrite: false },
  tritan: {
    roughness: 0.08,
    transparent: true,
    opacity: 0.56,
    clearcoat: 1,
    side: DoubleSide,
    depthWrite: false,
  },
  paper: { roughness: 0.95 },
  leather: { roughness: 0.6, sheen: 0.3, sheenRoughness: 0.5 },
  kraft: { roughness: 0.92 },
  fabric: { roughness: 0.96, sheen: 0.5, sheenRoughness: 0.7 },
  nylon: { roughness: 0.66, sheen: 0.4, sheenRoughness: 0.4 },
  felt: { roughness: 1, sheen: 0.15, sheenRoughness: 0.9 },
  wood: { roughness: 0.55, clearcoat: 0.2, clearcoatRoughness: 0.5 },
  bamboo: { roughness: 0.6, clearcoat: 0.15, clearcoatRoughness: 0.5 },
  cork: { roughness: 0.95 },
  screen: { roughness: 0.3, clearcoat: 0.35, clearcoatRoughness: 0.1 },
  liquid: { roughness: 0.25, transparent: true, opacity: 0.95, depthWrite: false },
}

type SurfaceGrain = 'weave' | 'grain' | 'wood' | 'speck' | 'brushed'

const grains: Partial<Record<Finish, [SurfaceGrain, number, number]>> = {
  fabric: ['weave', 26, 1.4],
  nylon: ['weave', 44, 0.7],
  felt: ['grain', 10, 1.6],
  leather: ['grain', 7, 0.7],
  paper: ['grain', 8, 0.15],
  kraft: ['grain', 7, 0.3],
  powder: ['grain', 16, 0.25],
  rubber: ['grain', 20, 0.2],
}

const tints: Partial<Record<Finish, SurfaceGrain>> = {
  wood: 'wood',
  bamboo: 'wood',
  cork: 'speck',
  kraft: 'speck',
}

/** Materials are made anew for each picture: a scene is thrown away whole. */
export function finish(
  name: Finish,
  color: string,
  more: MeshPhysicalMaterialParameters = {},
): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({ ...settings[name], color: new Color(color), ...more })
  if (material.sheen > 0) material.sheenColor = new Color(color).lerp(new Color('#ffffff'), 0.3)
  if (name === 'glass' || name === 'tritan') thickenRims(material, name === 'glass' ? 0.8 : 0.92)
  const grain = grains[name]
  if (grain) {
    material.bumpMap = repeated(grain[0], grain[1])
    material.bumpScale = grain[2]
  }
  const tint = tints[name]
  if (tint) material.map = repeated(tint, tint === 'wood' ? 1 : 2)
  return material
}

/** Glass is seen by its edges: where it turns away it grows dense and dark, and highlights always show. */
function thickenRims(material: MeshPhysicalMaterial, rimOpacity: number): void {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float turned = 1.0 - abs(dot(normalize(normal), normalize(vViewPosition)));
       float rim = pow(turned, 3.2);
       float shine = max(max(totalSpecular.r, totalSpecular.g), totalSpecular.b);
       diffuseColor.a = clamp(mix(diffuseColor.a, ${rimOpacity.toFixed(2)}, rim) + smoothstep(0.55, 1.6, shine) * 0.5, 0.0, 1.0);
       outgoingLight = mix(outgoingLight, outgoingLight * vec3(0.34, 0.38, 0.4), smoothstep(0.5, 1.0, turned) * 0.75);
       #include <opaque_fragment>`,
    )
  }
}

const textures = new Map<string, CanvasTexture>()

function repeated(grain: SurfaceGrain, times: number): CanvasTexture {
  const known = textures.get(`${grain} ${times}`)
  if (known) return known
  const texture = new CanvasTexture(drawGrain(grain))
  textures.set(`${grain} ${times}`, texture)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.repeat.set(times, times)
  texture.anisotropy = 4
  return texture
}

/** Numbers that look random and are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

function blank(size: number, color: string): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('The browser gives no 2D canvas')
  ink.fillStyle = color
  ink.fillRect(0, 0, size, size)
  return [canvas, ink]
}

function drawGrain(grain: SurfaceGrain): HTMLCanvasElement {
  const random = seeded(7)
  if (grain === 'weave') return drawWeave()
  if (grain === 'wood') return drawWood(random)
  const [canvas, ink] = blank(512, grain === 'speck' ? '#ffffff' : '#808080')
  const marks = grain === 'speck' ? 5000 : 14000
  for (let index = 0; index < marks; index++) {
    const shade = grain === 'speck' ? 120 + random() * 90 : random() * 255
    ink.fillStyle = `rgba(${shade},${shade * 0.9},${shade * 0.78},${grain === 'speck' ? 0.28 : 0.35})`
    ink.beginPath()
    ink.ellipse(
      random() * 512,
      random() * 512,
      0.6 + random() * 2.4,
      0.6 + random() * 1.6,
      random() * 3,
      0,
      7,
    )
    ink.fill()
  }
  return canvas
}

function drawWeave(): HTMLCanvasElement {
  const [canvas, ink] = blank(64, '#555555')
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const across = (row + column) % 2 === 0
      const glow = ink.createRadialGradient(
        column * 16 + 8,
        row * 16 + 8,
        1,
        column * 16 + 8,
        row * 16 + 8,
        9,
      )
      glow.addColorStop(0, across ? '#ffffff' : '#cccccc')
      glow.addColorStop(1, '#444444')
      ink.fillStyle = glow
      ink.fillRect(
        column * 16 + (across ? 0 : 2),
        row * 16 + (across ? 2 : 0),
        across ? 16 : 12,
        across ? 12 : 16,
      )
    }
  }
  return canvas
}

function drawWood(random: () => number): HTMLCanvasElement {
  const [canvas, ink] = blank(512, '#ffffff')
  for (let line = 0; line < 150; line++) {
    const y = random() * 512
    ink.strokeStyle = `rgba(110,70,30,${0.03 + random() * 0.14})`
    ink.lineWidth = 0.5 + random() * 3
    ink.beginPath()
    ink.moveTo(0, y)
    ink.bezierCurveTo(170, y + random() * 14 - 7, 340, y + random() * 14 - 7, 512, y)
    ink.stroke()
  }
  return canvas
}
