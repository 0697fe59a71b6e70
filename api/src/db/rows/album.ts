import type { AlbumAdmission, PhotoState } from '@janur/contracts';

export interface AlbumRow {
  client_id: number;
  admits: AlbumAdmission;
}

export interface AlbumPhotoRow {
  id: number;
  client_id: number;
  /** Null once the guest was taken off the list: the photo stays. */
  guest_id: number | null;
  guest_name: string;
  upload_id: number;
  /** What the guest's phone calls it. */
  photo_key: string;
  state: PhotoState;
  created_at: Date;
}
