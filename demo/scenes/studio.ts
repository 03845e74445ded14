import {
  BackSide,
  Box3,
  BoxGeometry,
  CanvasTexture,
  Color,
  DirectionalLight,
  Group,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SRGBColorSpace,
  type Texture,
  Vector3,
  WebGLRenderer,
} from 'three'
import { castShadow } from './soft-shadow.ts'

export type View = {
  /** Degrees above the horizon. */
  readonly elevation: number
  /** Degrees around the product, positive to its right. */
  readonly azimuth: number
  /** The share of the picture's side that the product fills. */
  readonly fill: number
  readonly fieldOfView?: number
  /** Where the product's middle sits, as shares of the picture; the center when absent. */
  readonly at?: readonly [number, number]
}

export type Ground = { readonly light: string; readonly deep: string }
export type Shot = {
  readonly widthPx: number
  readonly heightPx: number
  readonly view: View
  readonly ground: Ground
  readonly shadow?: number
}

/** For each pixel of a picture. */
export type Cover = { readonly goods: Uint8Array; readonly opacity: Uint8Array }

const supersample = 2

export class Studio {
  readonly renderer: WebGLRenderer
  private readonly softboxes: Texture

  constructor() {
    this.renderer = new WebGLRenderer({ alpha: true, antialias: false, preserveDrawingBuffer: true })
    this.renderer.toneMapping = NeutralToneMapping
    this.renderer.toneMappingExposure = 0.94
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = PCFShadowMap
    const maker = new PMREMGenerator(this.renderer)
    this.softboxes = maker.fromScene(buildRoom(), 0.015).texture
  }

  /** Renders the product alone over its tinted ground and gives the finished picture. */
  shoot(product: Object3D, shot: Shot): { canvas: HTMLCanvasElement; camera: PerspectiveCamera } {
    const { scene, camera } = this.set(product, shot)
    this.renderer.render(scene, camera)
    const { canvas, ink } = blankSheet(shot)
    paintGround(ink, shot)
    ink.drawImage(this.renderer.domElement, 0, 0, shot.widthPx, shot.heightPx)
    discard(scene)
    return { canvas, camera }
  }

  /** How much the same picture's product covers of each pixel, and the product with its shadow, from 0 to 255. */
  cover(product: Object3D, shot: Shot): Cover {
    const { scene, camera, ground } = this.set(product, shot)
    const seen = () => {
      this.renderer.render(scene, camera)
      const { ink } = blankSheet(shot)
      ink.drawImage(this.renderer.domElement, 0, 0, shot.widthPx, shot.heightPx)
      const { data } = ink.getImageData(0, 0, shot.widthPx, shot.heightPx)
      return Uint8Array.from({ length: data.length / 4 }, (_, index) => data[index * 4 + 3] as number)
    }
    const opacity = seen()
    ground.visible = false
    const goods = seen()
    discard(scene)
    return { goods, opacity }
  }

  private set(product: Object3D, shot: Shot): { scene: Scene; camera: PerspectiveCamera; ground: Mesh } {
    const scene = new Scene()
    scene.environment = this.softboxes
    scene.environmentIntensity = 0.6
    scene.add(product)
    product.updateMatrixWorld(true)
    const bounds = new Box3().setFromObject(product)
    const shadow = castShadow(this.renderer, scene, product, shot.shadow ?? 1)
    this.light(scene, bounds)
    const camera = frameCamera(product, shot)
    const ground = groundPlane(shadow)
    scene.add(ground)
    this.renderer.setSize(shot.widthPx * supersample, shot.heightPx * supersample, false)
    this.renderer.setClearColor(0x000000, 0)
    return { scene, camera, ground }
  }

  private light(scene: Scene, bounds: Box3): void {
    const size = bounds.getSize(new Vector3()).length()
    const middle = bounds.getCenter(new Vector3())
    const key = new DirectionalLight('#fff4e6', 1.35)
    key.position.copy(middle).add(new Vector3(-0.75, 1.35, 0.95).multiplyScalar(size))
    key.target.position.copy(middle)
    key.castShadow = true
    key.shadow.mapSize.set(1536, 1536)
    key.shadow.radius = 7
    key.shadow.normalBias = size * 0.004
    key.shadow.bias = -0.0004
    Object.assign(key.shadow.camera, {
      left: -size,
      right: size,
      top: size,
      bottom: -size,
      near: size * 0.1,
      far: size * 4,
    })
    scene.add(key, key.target)
  }
}

function blankSheet({ widthPx, heightPx }: Shot): {
  canvas: HTMLCanvasElement
  ink: CanvasRenderingContext2D
} {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('The browser gives no 2D canvas')
  ink.imageSmoothingQuality = 'high'
  return { canvas, ink }
}

function discard(scene: Scene): void {
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return
    node.geometry.dispose()
    node.material.dispose()
  })
}

/** The same ground for rendered products and for drawn garments: light where the lamp looks, deeper at the rim. */
export function paintGround(
  ink: CanvasRenderingContext2D,
  { widthPx, heightPx, ground }: Pick<Shot, 'widthPx' | 'heightPx' | 'ground'>,
): void {
  const glow = ink.createRadialGradient(
    widthPx * 0.42,
    heightPx * 0.4,
    heightPx * 0.1,
    widthPx * 0.5,
    heightPx * 0.52,
    Math.max(widthPx, heightPx) * 0.78,
  )
  glow.addColorStop(0, ground.light)
  glow.addColorStop(1, ground.deep)
  ink.fillStyle = glow
  ink.fillRect(0, 0, widthPx, heightPx)
}

function groundPlane(shadow: ReturnType<typeof castShadow>): Mesh {
  const texture = new CanvasTexture(shadow.pixels)
  texture.colorSpace = SRGBColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  const material = new MeshBasicMaterial({
    map: texture,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  })
  const plane = new Mesh(new PlaneGeometry(shadow.sizeCm, shadow.sizeCm), material)
  plane.rotation.x = -Math.PI / 2
  plane.position.set(shadow.centreX, -0.005, shadow.centreZ)
  plane.renderOrder = -1
  return plane
}

/** Walks the camera until the product fills its share of the picture and sits where it should. */
export function frameCamera(product: Object3D, shot: Shot): PerspectiveCamera {
  const { view } = shot
  const camera = new PerspectiveCamera(view.fieldOfView ?? 20, shot.widthPx / shot.heightPx, 0.5, 4000)
  const points = samplePoints(product)
  const middle = new Box3().setFromPoints(points).getCenter(new Vector3())
  const up = (view.elevation * Math.PI) / 180
  const around = (view.azimuth * Math.PI) / 180
  const direction = new Vector3(
    Math.sin(around) * Math.cos(up),
    Math.sin(up),
    Math.cos(around) * Math.cos(up),
  )
  let distance = new Box3().setFromPoints(points).getSize(new Vector3()).length() * 3
  for (let step = 0; step < 8; step++) {
    camera.position.copy(middle).addScaledVector(direction, distance)
    camera.lookAt(middle)
    camera.updateMatrixWorld(true)
    const seen = new Box3().setFromPoints(points.map((point) => point.clone().project(camera)))
    const width = ((seen.max.x - seen.min.x) / 2) * (shot.widthPx / shot.heightPx)
    const height = (seen.max.y - seen.min.y) / 2
    const offset = new Vector3(
      (seen.max.x + seen.min.x) / 2,
      (seen.max.y + seen.min.y) / 2,
      seen.min.z,
    ).unproject(camera)
    const axis = new Vector3(0, 0, seen.min.z).unproject(camera)
    middle.add(offset.sub(axis))
    distance *= Math.max(width, height) / view.fill
  }
  camera.position.copy(middle).addScaledVector(direction, distance)
  camera.lookAt(middle)
  const [x, y] = view.at ?? [0.5, 0.5]
  camera.setViewOffset(
    shot.widthPx,
    shot.heightPx,
    (0.5 - x) * shot.widthPx,
    (0.5 - y) * shot.heightPx,
    shot.widthPx,
    shot.heightPx,
  )
  camera.updateMatrixWorld(true)
  return camera
}

function samplePoints(product: Object3D): Vector3[] {
  const points: Vector3[] = []
  product.traverse((node) => {
    if (!(node instanceof Mesh)) return
    const position = node.geometry.getAttribute('position')
    const stride = Math.max(1, Math.floor(position.count / 600))
    for (let at = 0; at < position.count; at += stride) {
      points.push(new Vector3().fromBufferAttribute(position, at).applyMatrix4(node.matrixWorld))
    }
  })
  return points
}

/** A gray room with three softboxes and two dark flags that draw the edges of shiny things. */
function buildRoom(): Scene {
  const room = new Scene()
  const walls = new Mesh(
    new BoxGeometry(40, 30, 40),
    new MeshBasicMaterial({ color: new Color(0.5, 0.5, 0.51), side: BackSide }),
  )
  const panels = new Group()
  panels.add(
    panel([16, 18], [-17, 5, 6], 8.2, '#fffaf2'),
    panel([5, 20], [17, 4, 8], 6.5, '#f4f8ff'),
    panel([26, 24], [0, 14.5, -1], 3.2, '#ffffff'),
    panel([12, 11], [-7, 14.2, -8], 5.5, '#ffffff'),
    panel([26, 9], [0, 6, 19.5], 1.5, '#ffffff'),
    panel([40, 40], [0, -14.8, 0], 0.82, '#f3ece4'),
    panel([3.5, 26], [-9, 2, 19], 0.05, '#000000'),
    panel([5, 26], [11.5, 2, 18.5], 0.06, '#000000'),
    panel([40, 10], [0, 0, -19.5], 0.7, '#ffffff'),
    panel([22, 8], [-5, 12, -15.5], 2.6, '#ffffff'),
    panel([9, 7], [13, 12, -14], 0.25, '#ffffff'),
  )
  room.add(walls, panels)
  return room
}

function panel(
  size: readonly [number, number],
  at: readonly [number, number, number],
  glow: number,
  color: string,
): Mesh {
  const material = new MeshBasicMaterial({ color: new Color(color).multiplyScalar(glow) })
  const mesh = new Mesh(new BoxGeometry(size[0], size[1], 0.1), material)
  mesh.position.set(...at)
  mesh.lookAt(0, 0, 0)
  return mesh
}
