import { useInvitation } from '../model/invitation.tsx';

/** Whether what guests are asked to mind lies in a sheet (MODAL1), or on the page (SHOW). */
export function useHealthProtocol(): { isModal: boolean } {
  return { isModal: useInvitation().client.option.health_protocol_style !== 'SHOW' };
}
