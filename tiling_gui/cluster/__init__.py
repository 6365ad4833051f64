"""One solve of the tiling game on several processes or machines, as questions that dask.distributed carries."""
