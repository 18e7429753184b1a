/** What draws, wherever there are three dimensions. */
import { PCFShadowMap, WebGLRenderer, type WebGLRendererParameters } from 'three';

/** Throws where there is no WebGL. */
export function drawer(made: WebGLRendererParameters = {}): WebGLRenderer {
  const drawing = new WebGLRenderer({ ...made, antialias: true, alpha: true });
  drawing.shadowMap.enabled = true;
  drawing.shadowMap.type = PCFShadowMap;
  // To ask whether a program is right is to wait until the device has made it.
  drawing.debug.checkShaderErrors = import.meta.env.DEV;
  return drawing;
}
